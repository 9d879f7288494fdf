/** The counts of a sendout's medium; `selected` is the sum of the others. */
export interface SendoutCounts {
  selected: number;
  /** Includes claimed messages. */
  waiting: number;
  sent: number;
  failed: number;
  skipped: number;
  heldOut: number;
}

export const noCounts: SendoutCounts = { selected: 0, waiting: 0, sent: 0, failed: 0, skipped: 0, heldOut: 0 };

/**
 * Returns the speed and the remaining time: messages settled a minute since the last start, and seconds for the pending
 * ones; null while unknown.
 */
export function paceOf(waiting: number, settled: number, seconds: number) {
  if (settled === 0 || seconds <= 0) return { perMinute: null, secondsLeft: null };
  return { perMinute: Math.round((60 * settled) / seconds), secondsLeft: Math.ceil((waiting * seconds) / settled) };
}
