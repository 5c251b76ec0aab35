// A feature that the server and this device have alike, and which of the two is asked.
import { me } from "../me/me.svelte";
import { ensureName, randomGuestName } from "../me/names";
import { RequestError } from "../net/http";
import { hostOf, local } from "../net/hosts";
import type { CreatedTable } from "../net/protocol";
import { Attempt } from "../parts/attempt.svelte";
import { navigate } from "../route.svelte";
import { loadMessages } from "../text/fluent.svelte";
import { hasServer } from "../urls";

export class Source {
  /** What is stored on this device is apart from what is stored on the server. */
  isOnDevice = $state(!hasServer);
  readonly attempt = new Attempt();
  /** The server cannot be reached, so only this device can be used. */
  readonly isOffline = $derived(
    !this.isOnDevice && this.attempt.problem instanceof RequestError && this.attempt.problem.code === "offline",
  );

  constructor(isOnDevice = false) {
    if (isOnDevice) this.isOnDevice = true;
  }

  request<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
    const host = this.isOnDevice ? local : hostOf(path);
    return host.request(method, path, body === undefined ? body : JSON.stringify(body)) as Promise<T>;
  }

  /** Open a table and go there. A device has no accounts, so its form also has the player's name. */
  async openTable(path: string, form: object): Promise<void> {
    await (this.isOnDevice ? loadMessages("home") : ensureName());
    const sent = this.isOnDevice ? { ...form, name: me()?.name ?? randomGuestName() } : form;
    navigate(`/table/${(await this.request<CreatedTable>("POST", path, sent)).id}`);
  }
}
