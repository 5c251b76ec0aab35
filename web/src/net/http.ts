// The HTTP side of docs/protocol.md.
import type { Error as ErrorMessage, ErrorCode, Listing, MyTables, Opened, TableForm, Tables } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "offline",
    message: string,
    readonly rule?: string | null,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", "the server does not answer");
  }
  const data: unknown = answer.headers.get("content-type")?.includes("json") ? await answer.json() : null;
  if (answer.ok) return data as T;
  const error = data as ErrorMessage | null;
  throw new Refused(error?.code ?? "server_error", error?.message ?? answer.statusText, error?.rule);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);

export const listedTables = async (): Promise<Listing[]> => (await get<Tables>("/api/tables")).tables;
export const myTables = (): Promise<MyTables> => get("/api/me/tables");
export const openTable = (form: TableForm): Promise<Opened> => post("/api/tables", form);
