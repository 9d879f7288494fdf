import type { CreditProblem } from "#features/messages/sms/domain/credits.ts";
import { codeOf } from "#packages/web/problem.ts";

/** Returns why a refused call lacked SMS credits; null for any other failure. */
export function creditProblemOf(error: unknown): CreditProblem | null {
  const code = codeOf(error);
  return code === "NO_SMS_CREDITS" || code === "SMS_MONTH_LIMIT" ? code : null;
}
