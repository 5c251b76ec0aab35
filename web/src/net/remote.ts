// A server, over HTTP and WebSocket.
import { type Host, Refused, refusedBy } from "./host";
import type { Error as ErrorMessage } from "./protocol";

export const remote: Host = {
  async ask(method, path, body) {
    let answer: Response;
    try {
      answer = await fetch(path, {
        method,
        headers: body === undefined ? {} : { "Content-Type": "application/json" },
        body: body ?? null,
      });
    } catch {
      throw new Refused("offline", "the server does not answer");
    }
    const data: unknown = answer.headers.get("content-type")?.includes("json") ? await answer.json() : null;
    if (answer.ok) return data;
    throw data ? refusedBy(data as ErrorMessage) : new Refused("server_error", answer.statusText);
  },

  connect(table, after, { opened, told, closed }) {
    const query = after === null ? "" : `?after=${after}`;
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/ws${query}`);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => told(data as string);
    socket.onclose = closed;
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text); // otherwise the next line brings it
      },
      close() {
        if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(); // before, browsers complain
        else socket.close();
      },
    };
  },
};
