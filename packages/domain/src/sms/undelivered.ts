/** Why a message that was sent did not come, as far as its provider's code tells. */
export const undeliveredReasons = ["UNKNOWN_NUMBER", "UNREACHABLE", "BLOCKED", "NO_SMS"] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];

/** The codes of Twilio; 46elks gives none. */
const codes = new Map<string, UndeliveredReason>([
  ["30003", "UNREACHABLE"],
  ["30004", "BLOCKED"],
  ["30005", "UNKNOWN_NUMBER"],
  ["30006", "NO_SMS"],
  ["30007", "BLOCKED"],
  ["21610", "BLOCKED"],
  ["21614", "NO_SMS"],
]);

/** A provider's code as a reason; null where it gave none, or one that says nothing to people. */
export const undeliveredReasonOf = (code: string | null): UndeliveredReason | null => codes.get(code ?? "") ?? null;
