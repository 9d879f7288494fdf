import {
  type UndeliveredReason,
  undeliveredReasonOf,
  undeliveredReasons,
} from "#features/messages/sms/domain/undelivered.ts";

/** Why an invitation did not arrive. REFUSED: its provider or mail server did not take it, without a reason that we know. */
export const refusalReasons = [...undeliveredReasons, "REFUSED"] as const;
export type RefusalReason = UndeliveredReason | "REFUSED";

/** The latest message of an invitation; null where it is forgotten, or there was none. */
export interface InvitationMessage {
  status: string;
  report: string | null;
  reason: string | null;
}

/** Why an invitation never arrived; null while it is on its way, or no failure of it was reported. */
export function invitationRefusal(message: InvitationMessage | null): RefusalReason | null {
  if (!message) return null;
  if (message.report === "UNDELIVERED") return undeliveredReasonOf(message.reason) ?? "REFUSED";
  return message.status === "FAILED" ? "REFUSED" : null;
}
