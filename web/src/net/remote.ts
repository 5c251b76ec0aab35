// A server, over HTTP and WebSocket.
import { type Host, type Listener, RequestError, type TableConnection, toRequestError } from "./host";
import type { Error as ErrorMessage } from "./protocol";

/** Open a WebSocket of the server. */
export function openSocket(path: string, { onOpen, onMessage, onClose }: Listener): TableConnection {
  const socket = new WebSocket(location.origin.replace("http", "ws") + path);
  socket.onopen = onOpen;
  socket.onmessage = ({ data }) => onMessage(data as string);
  socket.onclose = onClose;
  return {
    send(text) {
      // a command that is not sent now is repeated after reconnecting
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      if (socket.readyState === WebSocket.CONNECTING)
        socket.onopen = () => socket.close(); // closing earlier logs a warning in browsers
      else socket.close();
    },
  };
}

export const remote: Host = {
  async request(method, path, body) {
    let answer: Response;
    try {
      answer = await fetch(path, {
        method,
        headers: body === undefined ? {} : { "Content-Type": "application/json" },
        body: body ?? null,
      });
    } catch {
      throw new RequestError("offline", "the server does not answer");
    }
    const data: unknown = answer.headers.get("content-type")?.includes("json") ? await answer.json() : null;
    if (answer.ok) return data;
    throw data ? toRequestError(data as ErrorMessage) : new RequestError("server_error", answer.statusText);
  },

  connect(table, after, listener) {
    const query = after === null ? "" : `?after=${after}`;
    return openSocket(`/api/tables/${table}/ws${query}`, listener);
  },
};
