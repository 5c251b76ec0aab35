// The rules may be opened over any page, at a rule.
import type { PlayedTable } from "./topics";

class RulesDialogState {
  open = $state(false);
  rule = $state<string | null>(null); // the one to begin with
  table = $state.raw<PlayedTable | null>(null); // that is played at, if any

  show(rule: string | null = null): void {
    this.rule = rule;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const rules = new RulesDialogState();
