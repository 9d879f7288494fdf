import { type CreditProblem, creditProblems } from "#features/messages/sms/domain/credits.ts";
import { codeOf } from "#packages/web/problem.ts";

/** Returns why a refused call lacked SMS credits; null for any other failure. */
export function creditProblemOf(error: unknown): CreditProblem | null {
  const code = codeOf(error);
  return creditProblems.find((problem) => problem === code) ?? null;
}
