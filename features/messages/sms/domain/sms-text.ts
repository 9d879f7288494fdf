import { smsMax } from "#packages/domain/limits.ts";

export type SmsTextProblem = "REQUIRED" | "SMS_TOO_LONG";

/** What is wrong with the text of an SMS as it is written, before its unsubscribe link is added; null when nothing is. Spec §5. */
export function smsTextProblem(text: string): SmsTextProblem | null {
  if (text.trim() === "") return "REQUIRED";
  return text.length > smsMax ? "SMS_TOO_LONG" : null;
}
