import { smsMax } from "#packages/domain/limits.ts";

export type SmsTextProblem = "REQUIRED" | "SMS_TOO_LONG";

/** Returns the problem of the typed text of an SMS, without its unsubscribe link; null when it is valid. Spec §5. */
export function smsTextProblem(text: string): SmsTextProblem | null {
  if (text.trim() === "") return "REQUIRED";
  return text.length > smsMax ? "SMS_TOO_LONG" : null;
}
