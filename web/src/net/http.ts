// The requests of docs/protocol.md.
import { hasServer } from "../urls";
import { Refused } from "./host";
import { hostOf } from "./hosts";
import { local } from "./local/host";
import type { DeviceTableForm, Listing, MyTables, Opened, TableForm, Tables } from "./protocol";

export { Refused };

const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  hostOf(path).ask(method, path, body === undefined ? body : JSON.stringify(body)) as Promise<T>;

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);

export const listedTables = async (): Promise<Listing[]> => (await get<Tables>("/api/tables")).tables;
export const myTables = (): Promise<MyTables> => get("/api/me/tables");
export const openTable = (form: TableForm): Promise<Opened> => post("/api/tables", form);

/** The tables of this device; where there is no server, they are all there are. */
export const tablesHere = async (): Promise<Listing[]> => (hasServer ? ((await local.ask("GET", "/api/me/tables")) as Tables).tables : []);
export const openTableHere = (form: DeviceTableForm): Promise<Opened> =>
  local.ask("POST", "/api/tables", JSON.stringify(form)) as Promise<Opened>;
