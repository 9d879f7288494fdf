import type { KeyPress } from "./key-press.ts";

/** Returns the milliseconds between each key and the one before. */
const gapsOf = (presses: readonly KeyPress[]): number[] =>
  presses.slice(1).map(({ at }, index) => at - (presses[index]?.at ?? at));

/** Returns the usual time between two keys, in milliseconds; 0 for fewer than two keys. */
export function usualGap(presses: readonly KeyPress[]): number {
  const gaps = gapsOf(presses).sort((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** Bluetooth holds keys back and delivers several at once, so a gap of this many milliseconds is always possible. */
const possibleGap = 250;

const longestEvenGap = (presses: readonly KeyPress[]): number => Math.max(3 * usualGap(presses), possibleGap);

/** Whether the keys came evenly, as from a scanner. */
export function isOneBreath(presses: readonly KeyPress[]): boolean {
  return Math.max(0, ...gapsOf(presses)) <= longestEvenGap(presses);
}

/** Returns the time before a key, in milliseconds; infinite before the first. */
function gapBefore(presses: readonly KeyPress[], index: number): number {
  const [before, press] = [presses[index - 1], presses[index]];
  return before && press ? press.at - before.at : Number.POSITIVE_INFINITY;
}

/**
 * Returns the positions of keys that may begin a scan, because the time before them is longer than usual. The longest
 * pause comes first.
 */
export function possibleStarts(presses: readonly KeyPress[]): number[] {
  const shortestPause = Math.max(2 * usualGap(presses), 30);
  return presses
    .map((_, index) => index)
    .filter((index) => gapBefore(presses, index) >= shortestPause)
    .sort((one, other) => gapBefore(presses, other) - gapBefore(presses, one));
}

/** Returns the keys after the last pause that is too long to be within a scan. */
export function lastBreath(presses: readonly KeyPress[]): readonly KeyPress[] {
  const longest = longestEvenGap(presses);
  return presses.slice(presses.findLastIndex((_, index) => gapBefore(presses, index) > longest));
}
