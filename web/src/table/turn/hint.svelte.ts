// A suggested action with its reason. It disappears as soon as the player picks something else.
import { parseAction } from "../../game/notation";
import { loadPart } from "../../parts/load";
import { errorText } from "../../text/errors";
import { t } from "../../text/fluent.svelte";
import type { Picked } from "./picked";
import type { TurnState } from "./turnState.svelte";

interface Hint {
  text: () => string;
  details?: () => string;
  action?: string;
  picked?: Picked;
}

export class HintState {
  current = $state.raw<Hint | null>(null);

  constructor(private readonly turnState: TurnState) {}

  async request(): Promise<void> {
    const { client } = this.turnState;
    if (!client.canAct || !client.hasHints) return;
    this.current = { text: () => t("table-hint-thinking") };
    try {
      const parts = [client.hint(), loadPart(() => import("../../story/hint"), "hint")] as const;
      const [{ action, reason }, { hintText, hintDetails }] = await Promise.all(parts);
      this.turnState.suggest(parseAction(action));
      this.current = {
        text: () => hintText(reason),
        details: () => hintDetails(reason),
        action,
        picked: this.turnState.picked,
      };
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
