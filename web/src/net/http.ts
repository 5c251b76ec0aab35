// The HTTP requests of docs/protocol.md.
import { hasServer } from "../urls";
import { RequestError } from "./host";
import { hostOf, local } from "./hosts";
import type { DeviceTableForm, TableSummary, MyTables, CreatedTable, TableForm, TableList } from "./protocol";

export { RequestError };

const request = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  hostOf(path).request(method, path, body === undefined ? body : JSON.stringify(body)) as Promise<T>;

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => request<T>("PUT", path, body);

export const lobbyTables = async (): Promise<TableSummary[]> => (await get<TableList>("/api/tables")).tables;
export const myTables = (): Promise<MyTables> => get("/api/me/tables");
export const parkedTables = async (): Promise<TableSummary[]> => (await get<TableList>("/api/me/tables/parked")).tables;
export const openTable = (form: TableForm): Promise<CreatedTable> => post("/api/tables", form);

/** Return the tables on this device. Without a server these are all tables. */
export const localTables = async (): Promise<TableSummary[]> =>
  hasServer ? ((await local.request("GET", "/api/me/tables")) as TableList).tables : [];
export const openLocalTable = (form: DeviceTableForm): Promise<CreatedTable> =>
  local.request("POST", "/api/tables", JSON.stringify(form)) as Promise<CreatedTable>;
