/** The number of digits in a PIN for an approved till device, and wrong attempts in a row before a lock. */
export const pinMin = 4;
export const pinMax = 6;
export const pinTries = 5;

const firstLockMinutes = 5;
const longestLockMinutes = 24 * 60;
/** Columns of a keypad and similar patterns, which are guessed first. */
const wellKnown = new Set(["2580", "0852", "1470", "3690", "7410", "9630"]);

export type PinProblem = "INVALID_PIN" | "PIN_TOO_SIMPLE";

/** Checks a new PIN; null if valid. A PIN has four to six digits and is not easy to guess. */
export function pinProblem(pin: string): PinProblem | null {
  if (!/^[0-9]+$/.test(pin) || pin.length < pinMin || pin.length > pinMax) return "INVALID_PIN";
  return isSimplePin(pin) ? "PIN_TOO_SIMPLE" : null;
}

/** Finds a repeated digit or group (0000, 1212, 123123), pairs (1122), and consecutive digits, also past 9 (8901). */
function isSimplePin(pin: string): boolean {
  if (wellKnown.has(pin) || /^(\d{1,3})\1+$/.test(pin) || /^(?:(\d)\1)+$/.test(pin)) return true;
  const digits = [...pin].map(Number);
  const runs = (step: number) => digits.every((digit, at) => at === 0 || digit === ((digits[at - 1] ?? 0) + step) % 10);
  return runs(1) || runs(9);
}

/** Wrong attempts in a row by one account at one device. */
export interface PinFailures {
  count: number;
  lockedUntil: Temporal.Instant | null;
}

/** Returns the lock in minutes after a number of wrong attempts: 5 after the first five, then doubled per five. */
export function pinLockMinutes(count: number): number {
  if (count === 0 || count % pinTries !== 0) return 0;
  return Math.min(longestLockMinutes, firstLockMinutes * 2 ** (count / pinTries - 1));
}

/** Returns the seconds until the next attempt, rounded up; 0 without a lock. */
export function pinLockedSeconds({ lockedUntil }: PinFailures, now: Temporal.Instant): number {
  if (!lockedUntil) return 0;
  return Math.max(0, Math.ceil((lockedUntil.epochMilliseconds - now.epochMilliseconds) / 1000));
}

export type PinTry = { ok: true; failures: PinFailures } | { ok: false; reason: "PIN_LOCKED" };

/**
 * Begins an attempt. It counts as wrong from the start, so concurrent attempts stay within five. A correct PIN resets
 * the count.
 */
export function beginPinTry(before: PinFailures, now: Temporal.Instant): PinTry {
  if (pinLockedSeconds(before, now) > 0) return { ok: false, reason: "PIN_LOCKED" };
  const count = before.count + 1;
  const minutes = pinLockMinutes(count);
  return { ok: true, failures: { count, lockedUntil: minutes > 0 ? now.add({ minutes }) : null } };
}
