import {
  type UndeliveredReason,
  undeliveredReasonOf,
  undeliveredReasons,
} from "#features/messages/sms/domain/undelivered.ts";

/** Why an invitation was not delivered. REFUSED: its provider or mail server refused it without a known reason. */
export const refusalReasons = [...undeliveredReasons, "REFUSED"] as const;
export type RefusalReason = UndeliveredReason | "REFUSED";

/** The latest message of an invitation; null when deleted, or when there was none. */
export interface InvitationMessage {
  status: string;
  report: string | null;
  reason: string | null;
}

/** Returns why an invitation was not delivered; null while it is on its way, or without a reported failure. */
export function invitationRefusal(message: InvitationMessage | null): RefusalReason | null {
  if (!message) return null;
  if (message.report === "UNDELIVERED") return undeliveredReasonOf(message.reason) ?? "REFUSED";
  return message.status === "FAILED" ? "REFUSED" : null;
}
