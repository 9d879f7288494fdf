/** What becomes of a sendout. Spec §3; product: "States". */
export const sendoutStates = ["DRAFT", "SCHEDULED", "SENDING", "PAUSED", "SENT", "CANCELLED"] as const;
export type SendoutState = (typeof sendoutStates)[number];

/**
 * Why a paused one waits: somebody said so; it was found too late; the credits do not suffice; an
 * offer it tells of cannot be used; the provider does not answer;
 * or refuses nearly all; or too many addresses are gone; or the club was restored from a backup.
 */
export const pauseReasons = [
  "PERSON",
  "LATE",
  "CREDITS",
  "OFFER",
  "PROVIDER",
  "FAILURES",
  "BOUNCES",
  "RESTORED",
] as const;

/** What stops one without anybody's doing: somebody is to be told. */
export const stopReasons = [
  "LATE",
  "CREDITS",
  "OFFER",
  "PROVIDER",
  "FAILURES",
  "BOUNCES",
] as const satisfies readonly (typeof pauseReasons)[number][];
export type StopReason = (typeof stopReasons)[number];

/** What people do with one. START: now, or at its time; DRAW_BACK: a draft again, before anybody was chosen. */
export const sendoutActs = ["START", "APPROVE", "DRAW_BACK", "PAUSE", "RESUME", "CANCEL"] as const;
export type SendoutAct = (typeof sendoutActs)[number];

export interface SendoutProgress {
  state: SendoutState;
  /** Its recipients are chosen: from then on what it says and to whom stays. */
  frozen: boolean;
  /** A second person is asked, and has not said yes. */
  awaitsApproval: boolean;
  /** It goes by itself: SCHEDULED between its days, and never SENT. */
  automatic: boolean;
}

type Next = Partial<Record<SendoutAct, SendoutState>>;
interface StateRules {
  /** What people can do, and the state that each act leads to. */
  next: Next | ((progress: SendoutProgress) => Next);
  /** What may be changed; null: nothing. */
  changeable: "ALL" | "WORDS_OF_AUTOMATIC" | null;
}

/** What the states differ in. A further state is a row here, and a type error where its words are missing. */
const states: Record<SendoutState, StateRules> = {
  DRAFT: { next: { START: "SCHEDULED" }, changeable: "ALL" },
  SCHEDULED: {
    next: ({ awaitsApproval, frozen, automatic }) => ({
      ...(awaitsApproval && { APPROVE: "SCHEDULED" }),
      ...(!frozen && { DRAW_BACK: "DRAFT" }),
      ...(automatic && { PAUSE: "PAUSED" }),
      CANCEL: "CANCELLED",
    }),
    changeable: null,
  },
  SENDING: { next: { PAUSE: "PAUSED", CANCEL: "CANCELLED" }, changeable: null },
  PAUSED: {
    next: ({ frozen, automatic }) => ({
      ...(!frozen && { DRAW_BACK: "DRAFT" }),
      RESUME: frozen && !automatic ? "SENDING" : "SCHEDULED",
      CANCEL: "CANCELLED",
    }),
    // Its members were chosen when it was started.
    changeable: "WORDS_OF_AUTOMATIC",
  },
  SENT: { next: {}, changeable: null },
  CANCELLED: { next: {}, changeable: null },
};

/** The state an act leads to; null where it cannot be done. */
export function stateAfter(progress: SendoutProgress, act: SendoutAct): SendoutState | null {
  const { next } = states[progress.state];
  return (typeof next === "function" ? next(progress) : next)[act] ?? null;
}

/** What may be changed: all of a draft, the words and the time of day of a paused automatic sendout. Null: nothing. */
export function changeableOf({
  state,
  automatic,
}: Pick<SendoutProgress, "state" | "automatic">): "ALL" | "WORDS" | null {
  const { changeable } = states[state];
  return changeable === "WORDS_OF_AUTOMATIC" ? (automatic ? "WORDS" : null) : changeable;
}

/** What can be done with it, in the order screens show it. */
export const actsOn = (progress: SendoutProgress): SendoutAct[] =>
  sendoutActs.filter((act) => stateAfter(progress, act) !== null);

/** What becomes of a recipient. A CLAIMED one is being handed over; to people both it and WAITING are waiting. */
export const recipientStates = ["WAITING", "CLAIMED", "SENT", "FAILED", "SKIPPED", "HELD_OUT"] as const;

/**
 * Why one was skipped (no address; mail to it came back for good; no yes to that channel; too few credits; not a member any more; the sendout was
 * cancelled; the occasion it was for is over) or failed (the provider will never take it; their mail server wanted it later for a day).
 */
export const recipientReasons = [
  "NO_ADDRESS",
  "BOUNCED",
  "NO_CONSENT",
  "NO_CREDITS",
  "LEFT",
  "CANCELLED",
  "REFUSED",
  "DEFERRED",
  "OVER",
] as const;

/** Whether a second person has to say yes: more are reached than `above` (null: nobody has to). */
export function needsApproval(reached: number, above: number | null): boolean {
  return above !== null && reached > above;
}

/**
 * What one that goes on may wait for: the end of quiet hours, members who have had as much as they may, a provider, or mail
 * servers of some members that want it later.
 */
export const sendoutWaits = ["QUIET_HOURS", "CAP", "PROVIDER", "DEFERRED"] as const;
export type SendoutWait = (typeof sendoutWaits)[number];
