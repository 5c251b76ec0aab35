import { RequestError } from "../net/http";

/** Data for administrators, or the reason why it cannot be shown. */
export class AdminData<Answer> {
  value = $state.raw<Answer | null>(null);
  isMissing = $state(false); // for everybody who is not an administrator
  needsCode = $state(false);
  problem = $state.raw<unknown>(null);

  /** Show an answer, and return whether there is one. */
  async show(answer: Promise<Answer>): Promise<boolean> {
    try {
      this.value = await answer;
      [this.needsCode, this.problem] = [false, null];
      return true;
    } catch (error) {
      const code = error instanceof RequestError ? error.code : null;
      if (code === "not_found") this.isMissing = true;
      else if (code === "second_factor_required") [this.value, this.needsCode] = [null, true];
      else this.problem = error;
      return false;
    }
  }
}
