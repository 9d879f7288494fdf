/** Why a sent message was not delivered, according to its provider's code. */
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

/** Twilio's codes for SMS; 46elks has none. */
const codes = new Map<string, UndeliveredReason>([
  ["30003", "UNREACHABLE"],
  ["30004", "BLOCKED"],
  ["30005", "UNKNOWN_NUMBER"],
  ["30006", "NO_SMS"],
  ["30007", "BLOCKED"],
  ["21610", "BLOCKED"],
  ["21614", "NO_SMS"],
]);

/** The subjects of enhanced statuses for e-mail (RFC 3463). */
const subjects: readonly [RegExp, UndeliveredReason][] = [
  [/^5\.1\./, "UNKNOWN_ADDRESS"],
  [/^[45]\.2\.2$/, "FULL"],
  [/^[45]\.7\./, "UNWANTED"],
];

/** Returns a provider's code as a reason; null without a code, or for one without a meaning for people. */
export function undeliveredReasonOf(code: string | null): UndeliveredReason | null {
  if (code === null) return null;
  return codes.get(code) ?? subjects.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
