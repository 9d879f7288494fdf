/** When a held sendout is sent after its release. */
export const releaseTimes = ["AT_ONCE", "AT_ITS_TIME", "BY_ITSELF", "APPROVAL"] as const;
export type ReleaseTime = (typeof releaseTimes)[number];

export interface HeldSendout {
  automatic: boolean;
  /** Whether its recipients are already chosen. */
  frozen: boolean;
  /** Whether a required approval is still missing. */
  lacksApproval: boolean;
  /** Its planned time; null: none. */
  sendAt: Temporal.Instant | null;
}

/** Returns when a held sendout is sent. A past time means at once, because the release confirms it. */
export function releaseTimeOf(
  { automatic, frozen, lacksApproval, sendAt }: HeldSendout,
  now: Temporal.Instant,
): ReleaseTime {
  if (automatic) return "BY_ITSELF";
  if (frozen) return "AT_ONCE";
  if (lacksApproval) return "APPROVAL";
  return sendAt && Temporal.Instant.compare(sendAt, now) > 0 ? "AT_ITS_TIME" : "AT_ONCE";
}

/**
 * Sums the messages that a release would send: at once, and later. An automatic sendout's chosen recipients count as at
 * once.
 */
export function releaseSums(sendouts: readonly { when: ReleaseTime; messages: number }[]) {
  const sum = (isMeant: (when: ReleaseTime) => boolean) =>
    sendouts.filter(({ when }) => isMeant(when)).reduce((total, { messages }) => total + messages, 0);
  const isAtOnce = (when: ReleaseTime) => when === "AT_ONCE" || when === "BY_ITSELF";
  return { atOnce: sum(isAtOnce), later: sum((when) => !isAtOnce(when)) };
}
