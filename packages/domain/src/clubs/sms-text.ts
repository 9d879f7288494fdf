import { smsMax, smsSenderMax, smsSenderMin } from "../limits.ts";

export type SmsTextProblem = "REQUIRED" | "SMS_TOO_LONG";

/** What is wrong with the text of an SMS as it is written, before its unsubscribe link is added; null when nothing is. Spec §5. */
export function smsTextProblem(text: string): SmsTextProblem | null {
  if (text.trim() === "") return "REQUIRED";
  return text.length > smsMax ? "SMS_TOO_LONG" : null;
}

/** A sender's name: 3 to 11 letters A to Z or digits, no spaces. Spec §5. */
export const smsSenderPattern = new RegExp(`^[A-Za-z0-9]{${smsSenderMin},${smsSenderMax}}$`);

export type CheckedSender = { ok: true } | { ok: false; reason: "INVALID_SMS_SENDER" };

/** Whether a text can be the name an SMS is sent from. Spec §5. */
export function checkSmsSender(name: string): CheckedSender {
  return smsSenderPattern.test(name) ? { ok: true } : { ok: false, reason: "INVALID_SMS_SENDER" };
}
