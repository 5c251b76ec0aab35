// The reason why the last attempt was refused. It disappears after a few seconds.
import { errorText, ruleOf } from "../../text/errors";

interface ShownRefusal {
  cell: string | null;
  reason: () => string;
  rule: string | null;
}

const REFUSAL_SHOWN_MS = 6000;

export class RefusalNotice {
  current = $state.raw<ShownRefusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(reason: () => string, cell: string | null = null, rule: string | null = null): void {
    clearTimeout(this.#timer);
    this.current = { cell, reason, rule };
    this.#timer = setTimeout(() => this.clear(), REFUSAL_SHOWN_MS);
  }

  showError(error: unknown, cell: string | null = null): void {
    this.show(() => errorText(error), cell, ruleOf(error));
  }

  clear(): void {
    this.current = null;
  }
}
