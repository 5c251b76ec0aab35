// Error messages with a remedy.
import { RequestError } from "../net/http";
import { MissingPartError } from "../parts/load";
import { find, t } from "./fluent.svelte";

/** Return the rule that forbids an action. */
export const ruleOf = (error: unknown): string | null =>
  error instanceof RequestError && error.code === "illegal" ? (error.rule ?? null) : null;

/** Return a sentence for any error: of a rule, the server or the network. */
export function errorText(error: unknown): string {
  if (error instanceof MissingPartError) return t("common-part-missing");
  if (!(error instanceof RequestError)) return t("error-other", { message: String(error) });
  const { code, rule, message } = error;
  const broken = code === "illegal" && rule ? find(`rule-${rule}`) : null;
  return broken ?? find(`error-${code.replaceAll("_", "-")}`) ?? t("error-other", { message });
}
