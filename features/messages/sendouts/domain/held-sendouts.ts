/** When one that was held since its club was restored goes once it is let go. */
export const releaseTimes = ["AT_ONCE", "AT_ITS_TIME", "BY_ITSELF", "APPROVAL"] as const;
export type ReleaseTime = (typeof releaseTimes)[number];

export interface HeldSendout {
  automatic: boolean;
  /** Its recipients were chosen before. */
  frozen: boolean;
  /** A second person is asked, and has not said yes. */
  lacksApproval: boolean;
  /** Its own time; null: none. */
  sendAt: Temporal.Instant | null;
}

/** One whose time has passed goes at once: who lets it go has said so. */
export function releaseTimeOf(
  { automatic, frozen, lacksApproval, sendAt }: HeldSendout,
  now: Temporal.Instant,
): ReleaseTime {
  if (automatic) return "BY_ITSELF";
  if (frozen) return "AT_ONCE";
  if (lacksApproval) return "APPROVAL";
  return sendAt && Temporal.Instant.compare(sendAt, now) > 0 ? "AT_ITS_TIME" : "AT_ONCE";
}

/** How many messages letting some go means: at once, and later. Whom an automatic one had chosen is written to at once. */
export function releaseSums(sendouts: readonly { when: ReleaseTime; messages: number }[]) {
  const sum = (isMeant: (when: ReleaseTime) => boolean) =>
    sendouts.filter(({ when }) => isMeant(when)).reduce((total, { messages }) => total + messages, 0);
  const isAtOnce = (when: ReleaseTime) => when === "AT_ONCE" || when === "BY_ITSELF";
  return { atOnce: sum(isAtOnce), later: sum((when) => !isAtOnce(when)) };
}
