/** The states of a sendout. Spec §3; product: "States". */
export const sendoutStates = ["DRAFT", "SCHEDULED", "SENDING", "PAUSED", "SENT", "CANCELLED"] as const;
export type SendoutState = (typeof sendoutStates)[number];

/**
 * Why a sendout is paused: by a merchant; found too late; too few credits; an unusable offer; an unavailable provider;
 * nearly all messages refused; too many bounces; or a restore from a backup.
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

/** Reasons for an automatic stop, of which the merchants are notified. */
export const stopReasons = [
  "LATE",
  "CREDITS",
  "OFFER",
  "PROVIDER",
  "FAILURES",
  "BOUNCES",
] as const satisfies readonly (typeof pauseReasons)[number][];
export type StopReason = (typeof stopReasons)[number];

/**
 * The actions on a sendout. START: now, or at its time; DRAW_BACK: makes it a draft again, before recipients are
 * chosen.
 */
export const sendoutActs = ["START", "APPROVE", "DRAW_BACK", "PAUSE", "RESUME", "CANCEL"] as const;
export type SendoutAct = (typeof sendoutActs)[number];

export interface SendoutProgress {
  state: SendoutState;
  /** Whether its recipients are chosen: then its content and audience are fixed. */
  frozen: boolean;
  /** Whether a required approval is still missing. */
  awaitsApproval: boolean;
  /** An automatic sendout: SCHEDULED between its days, and never SENT. */
  automatic: boolean;
}

type Next = Partial<Record<SendoutAct, SendoutState>>;
interface StateRules {
  /** The possible actions, and the state after each one. */
  next: Next | ((progress: SendoutProgress) => Next);
  /** The parts that may be changed; null: none. */
  changeable: "ALL" | "WORDS_OF_AUTOMATIC" | null;
}

/** The rules of each state. A new state needs one row here; the compiler reports the places that lack its words. */
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

/** Returns the state after an action; null when the action is not possible. */
export function stateAfter(progress: SendoutProgress, act: SendoutAct): SendoutState | null {
  const { next } = states[progress.state];
  return (typeof next === "function" ? next(progress) : next)[act] ?? null;
}

/**
 * Returns the parts that may be changed: all of a draft, the words and the time of day of a paused automatic sendout.
 * Null: none.
 */
export function changeableOf({
  state,
  automatic,
}: Pick<SendoutProgress, "state" | "automatic">): "ALL" | "WORDS" | null {
  const { changeable } = states[state];
  return changeable === "WORDS_OF_AUTOMATIC" ? (automatic ? "WORDS" : null) : changeable;
}

/** Returns the possible actions, in the order pages show them. */
export const actsOn = (progress: SendoutProgress): SendoutAct[] =>
  sendoutActs.filter((act) => stateAfter(progress, act) !== null);

/** The states of a recipient. CLAIMED: a worker is sending the message; people see it as WAITING. */
export const recipientStates = ["WAITING", "CLAIMED", "SENT", "FAILED", "SKIPPED", "HELD_OUT"] as const;

/**
 * Why a recipient was skipped (no address; a permanent bounce; no consent to the channel; too few credits; no longer a
 * member; a cancelled sendout; a past occasion) or failed (refused for good by the provider; deferred for a day by the
 * mail server).
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

/** Whether a second person must approve: more than `above` members are reached (null: never). */
export function needsApproval(reached: number, above: number | null): boolean {
  return above !== null && reached > above;
}

/**
 * What a running sendout may wait for: quiet hours, members at the frequency cap, a provider, or mail servers that
 * defer mail.
 */
export const sendoutWaits = ["QUIET_HOURS", "CAP", "PROVIDER", "DEFERRED"] as const;
export type SendoutWait = (typeof sendoutWaits)[number];
