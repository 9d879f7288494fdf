import { membershipNumberLength } from "#packages/domain/people/membership-number.ts";
import { type Affixes, cardInText, noAffixes } from "./card-in-text.ts";
import { isModifier, isTerminator, type KeyPress } from "./key-press.ts";
import { isOneBreath, lastBreath, possibleStarts, usualGap } from "./rhythm.ts";
import { readings, typedText } from "./typed-text.ts";

/** Keys that may belong together, and the report that was made about them. */
export interface ScanStream {
  presses: readonly KeyPress[];
  report: Report | null;
}

interface Report {
  /** The card's digits; "" for another code. */
  digits: string;
  /** Whether a terminator came. Without one, the code was complete because no more keys came. */
  hasEnded: boolean;
}

export const emptyStream: ScanStream = { presses: [], report: null };

export type Scan =
  /** A card of 12 or 24 digits. The amount is reset to its value before the scan. */
  | { kind: "card"; digits: string; presses: readonly KeyPress[] }
  /** A code that is no card, or more digits than an amount can have. `isFast`: no person types so quickly. */
  | { kind: "otherCode"; isFast: boolean; presses: readonly KeyPress[] };

export type ScanEvent =
  | Scan
  /** A person typed the key: it goes to the element with the focus. */
  | { kind: "typed" }
  /** The key belongs to a scan that is reported already: it is not passed on. */
  | { kind: "swallowed" };

/** The text that this device's scanner adds to a code, and its speed in milliseconds per key. */
export interface ScannerHabit extends Affixes {
  gap: number;
}

export const noHabit: ScannerHabit = { ...noAffixes, gap: 0 };

/** Two keys with more milliseconds between them do not belong together. */
const longestGap = 600;
/** No person types a text with fewer milliseconds a key. */
const fastGap = 40;
const fewestKeys = 8;
/** Twelve or more digits are too many for an amount, which has at most nine before the comma. */
const moreThanAmount = /^\d{12,}$/;
/** The largest number of keys in a scan: 24 digits, each typed with Alt and four keys, and the prefix. */
const mostPresses = 160;

type Step = { stream: ScanStream; event: ScanEvent };

/**
 * Returns the milliseconds without a key after which a code without a terminator is complete; null while there is none.
 * Without a card the wait is longer, because Bluetooth may hold back its last digits.
 */
export function quietAfter({ presses, report }: ScanStream, habit: ScannerHabit): number | null {
  if (report?.hasEnded || presses.length < fewestKeys) return null;
  return lastCard(presses, habit) ? Math.min(Math.max(3 * usualGap(presses), 250), longestGap) : longestGap;
}

/** Returns the stream after one more key, and the event that the key causes. */
export function readKey(stream: ScanStream, press: KeyPress, habit: ScannerHabit): Step {
  if (isModifier(press)) return { stream, event: { kind: "typed" } };
  // No scanner sends Escape, so a code begins after it, however soon.
  if (press.key === "Escape") return { stream: emptyStream, event: { kind: "typed" } };
  const gap = press.at - (stream.presses.at(-1)?.at ?? Number.NEGATIVE_INFINITY);
  if (stream.report) {
    if (isTerminator(press) && gap <= longestGap) return conclude(stream, stream.report, habit);
    // A busy page may have taken the keys for complete before it saw the last ones.
    if (gap <= (quietAfter(stream, habit) ?? -1)) {
      return { stream: { ...stream, presses: [...stream.presses, press] }, event: { kind: "swallowed" } };
    }
  }
  const presses = stream.report || gap > longestGap ? [] : stream.presses;
  if (!isTerminator(press)) {
    return { stream: { presses: [...presses, press].slice(-mostPresses), report: null }, event: { kind: "typed" } };
  }
  const scan = scanIn(presses, habit);
  if (!scan) return { stream: emptyStream, event: { kind: "typed" } };
  return { stream: { presses, report: { digits: digitsOf(scan), hasEnded: true } }, event: scan };
}

/** Returns the stream after `quietAfter` milliseconds without a key, and the scan that is now complete, if any. */
export function readQuiet(stream: ScanStream, habit: ScannerHabit): { stream: ScanStream; event: Scan | null } {
  const scan = scanIn(stream.presses, habit);
  if (!scan || (stream.report && digitsOf(scan) === stream.report.digits)) return { stream, event: null };
  return { stream: { presses: stream.presses, report: { digits: digitsOf(scan), hasEnded: false } }, event: scan };
}

/** Handles a terminator (Enter or Tab) after reported keys: the last keys may have come after the report. */
function conclude(stream: ScanStream, report: Report, habit: ScannerHabit): Step {
  const scan = report.hasEnded ? null : readQuiet(stream, habit).event;
  const digits = scan ? digitsOf(scan) : report.digits;
  return { stream: { ...stream, report: { digits, hasEnded: true } }, event: scan ?? { kind: "swallowed" } };
}

const digitsOf = (scan: Scan): string => (scan.kind === "card" ? scan.digits : "");

function scanIn(presses: readonly KeyPress[], habit: ScannerHabit): Scan | null {
  return presses.length < fewestKeys ? null : (lastCard(presses, habit) ?? otherCode(presses, habit));
}

/** Returns the card at the end of the keys. Text that was typed before the scan is not part of it. */
function lastCard(presses: readonly KeyPress[], habit: ScannerHabit): Scan | null {
  for (const start of possibleStarts(presses)) {
    const breath = presses.slice(start);
    const texts = readings.map((reading) => typedText(breath, reading));
    const digits = texts.map((text) => cardInText(text, habit)).find((card) => card !== null);
    // Two scans of twelve digits have a pause between them.
    const isScan = digits && (digits.length === membershipNumberLength || isOneBreath(breath));
    if (isScan) return { kind: "card", digits, presses: breath };
  }
  return null;
}

function otherCode(presses: readonly KeyPress[], habit: ScannerHabit): Scan | null {
  const breath = lastBreath(presses);
  if (breath.length < fewestKeys) return null;
  const isFast = usualGap(breath) <= Math.max(fastGap, 1.5 * habit.gap);
  const isTooLong = readings.some((reading) => moreThanAmount.test(typedText(breath, reading)));
  return isFast || isTooLong ? { kind: "otherCode", isFast, presses: breath } : null;
}
