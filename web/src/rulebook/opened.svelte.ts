// The rules may be opened over any page, at a rule.
import type { Playing } from "./topics";

class OpenedRules {
  open = $state(false);
  rule = $state<string | null>(null); // the one to begin with
  table = $state.raw<Playing | null>(null); // that is played at, if any

  show(rule: string | null = null): void {
    this.rule = rule;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const rules = new OpenedRules();
