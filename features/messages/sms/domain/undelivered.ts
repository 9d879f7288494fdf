/** Why a message that was sent did not come, as far as its provider's code tells. */
export const undeliveredReasons = [
  "UNKNOWN_NUMBER",
  "UNREACHABLE",
  "BLOCKED",
  "NO_SMS",
  "UNKNOWN_ADDRESS",
  "FULL",
  "UNWANTED",
] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];

/** Of SMS the codes of Twilio; 46elks gives none. */
const codes = new Map<string, UndeliveredReason>([
  ["30003", "UNREACHABLE"],
  ["30004", "BLOCKED"],
  ["30005", "UNKNOWN_NUMBER"],
  ["30006", "NO_SMS"],
  ["30007", "BLOCKED"],
  ["21610", "BLOCKED"],
  ["21614", "NO_SMS"],
]);

/** Of e-mail the subjects of enhanced statuses (RFC 3463). */
const subjects: readonly [RegExp, UndeliveredReason][] = [
  [/^5\.1\./, "UNKNOWN_ADDRESS"],
  [/^[45]\.2\.2$/, "FULL"],
  [/^[45]\.7\./, "UNWANTED"],
];

/** A provider's code as a reason; null where it gave none, or one that says nothing to people. */
export function undeliveredReasonOf(code: string | null): UndeliveredReason | null {
  if (code === null) return null;
  return codes.get(code) ?? subjects.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
