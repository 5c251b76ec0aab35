// The state of the rules dialog.
import type { PlayedTable } from "./topics";

class RulesDialogState {
  open = $state(false);
  rule = $state<string | null>(null); // the rule to scroll to
  table = $state.raw<PlayedTable | null>(null); // the current table, if any

  show(rule: string | null = null): void {
    this.rule = rule;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const rules = new RulesDialogState();
