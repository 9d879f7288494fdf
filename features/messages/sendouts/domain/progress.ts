/** What a medium of a sendout has come to; the sum of all but `selected` is `selected`. */
export interface SendoutCounts {
  selected: number;
  /** Those being handed over among them. */
  waiting: number;
  sent: number;
  failed: number;
  skipped: number;
  heldOut: number;
}

export const noCounts: SendoutCounts = { selected: 0, waiting: 0, sent: 0, failed: 0, skipped: 0, heldOut: 0 };

/**
 * How fast it goes and how long it will take: messages settled in a minute since it went on, and seconds for those that wait;
 * null where nothing is known as yet.
 */
export function paceOf(waiting: number, settled: number, seconds: number) {
  if (settled === 0 || seconds <= 0) return { perMinute: null, secondsLeft: null };
  return { perMinute: Math.round((60 * settled) / seconds), secondsLeft: Math.ceil((waiting * seconds) / settled) };
}
