// A suggested action with its reason. It disappears as soon as the player picks something else.
import { parseAction } from "../../game/notation";
import { hintText } from "../../story/hint";
import { errorText } from "../../text/errors";
import { loadMessages, t } from "../../text/fluent.svelte";
import type { Picked } from "./picked";
import type { TurnState } from "./turnState.svelte";

export class HintState {
  current = $state.raw<{ text: () => string; action?: string; picked?: Picked } | null>(null);

  constructor(private readonly turnState: TurnState) {}

  async request(): Promise<void> {
    const { client } = this.turnState;
    if (!client.canAct || client.isRated) return;
    this.current = { text: () => t("table-hint-thinking") };
    try {
      const [{ action, reason }] = await Promise.all([client.hint(), loadMessages("hint")]);
      this.turnState.suggest(parseAction(action));
      this.current = { text: () => hintText(reason), action, picked: this.turnState.picked };
    } catch (error) {
      this.current = { text: () => errorText(error) };
    }
  }

  clear(): void {
    this.current = null;
  }

  clearIfOutdated(): void {
    if (this.current?.picked && this.current.picked !== this.turnState.picked) this.clear();
  }
}
