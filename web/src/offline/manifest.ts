// The list of all files of the client, which the build writes.
import { BASE } from "../urls";

export interface OfflineManifest {
  version: string;
  files: { url: string; size: number }[];
}

export const MANIFEST_URL = `${BASE}offline.json`;

export const fileUrl = (url: string): string => new URL(BASE + url, location.href).href;

export async function fetchManifest(): Promise<OfflineManifest> {
  return (await (await fetch(MANIFEST_URL, { cache: "no-store" })).json()) as OfflineManifest;
}
