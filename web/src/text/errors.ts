// What went wrong, in words that say what to do.
import { RequestError } from "../net/http";
import { find, t } from "./fluent.svelte";

/** The rule that forbids something. */
export const ruleOf = (error: unknown): string | null =>
  error instanceof RequestError && error.code === "illegal" ? (error.rule ?? null) : null;

/** A sentence for any refusal: of a rule, of the server, of the network. */
export function errorText(error: unknown): string {
  if (!(error instanceof RequestError)) return t("error-other", { message: String(error) });
  const { code, rule, message } = error;
  const broken = code === "illegal" && rule ? find(`rule-${rule}`) : null;
  return broken ?? find(`error-${code.replaceAll("_", "-")}`) ?? t("error-other", { message });
}
