/** Digits of the code a cashier signs in with on an approved till device, and wrong tries in a row before it locks. */
export const pinMin = 4;
export const pinMax = 6;
export const pinTries = 5;

const firstLockMinutes = 5;
const longestLockMinutes = 24 * 60;
/** The middle column of a keypad and its like: among the first that anybody tries. */
const wellKnown = new Set(["2580", "0852", "1470", "3690", "7410", "9630"]);

export type PinProblem = "INVALID_PIN" | "PIN_TOO_SIMPLE";

/** What is wrong with a new code, null when nothing is: four to six digits, and none that is tried first. */
export function pinProblem(pin: string): PinProblem | null {
  if (!/^[0-9]+$/.test(pin) || pin.length < pinMin || pin.length > pinMax) return "INVALID_PIN";
  return isSimplePin(pin) ? "PIN_TOO_SIMPLE" : null;
}

/** One digit or group over and over (0000, 1212, 123123), doubles (1122), or digits in a row, round the corner too (8901). */
function isSimplePin(pin: string): boolean {
  if (wellKnown.has(pin) || /^(\d{1,3})\1+$/.test(pin) || /^(?:(\d)\1)+$/.test(pin)) return true;
  const digits = [...pin].map(Number);
  const runs = (step: number) => digits.every((digit, at) => at === 0 || digit === ((digits[at - 1] ?? 0) + step) % 10);
  return runs(1) || runs(9);
}

/** Wrong tries in a row of one account at one device. */
export interface PinFailures {
  count: number;
  lockedUntil: Temporal.Instant | null;
}

/** How long so many wrong tries in a row lock, in minutes: after every fifth, 5 the first time and then twice as long. */
export function pinLockMinutes(count: number): number {
  if (count === 0 || count % pinTries !== 0) return 0;
  return Math.min(longestLockMinutes, firstLockMinutes * 2 ** (count / pinTries - 1));
}

/** Seconds, rounded up, until another try is allowed; 0 when it is. */
export function pinLockedSeconds({ lockedUntil }: PinFailures, now: Temporal.Instant): number {
  if (!lockedUntil) return 0;
  return Math.max(0, Math.ceil((lockedUntil.epochMilliseconds - now.epochMilliseconds) / 1000));
}

export type PinTry = { ok: true; failures: PinFailures } | { ok: false; reason: "PIN_LOCKED" };

/**
 * Begins a try: it counts as wrong from the start, so that many at once are no more than five. A right one ends the row.
 */
export function beginPinTry(before: PinFailures, now: Temporal.Instant): PinTry {
  if (pinLockedSeconds(before, now) > 0) return { ok: false, reason: "PIN_LOCKED" };
  const count = before.count + 1;
  const minutes = pinLockMinutes(count);
  return { ok: true, failures: { count, lockedUntil: minutes > 0 ? now.add({ minutes }) : null } };
}
