/** Statuses stored in the database. Spec §4. */
export const storedStatuses = ["NEW", "ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** All shown statuses: EXPIRED and SUSPENDED are derived, never stored. Spec §4. */
export const publishStatuses = [...storedStatuses, "EXPIRED", "SUSPENDED"] as const;
export type PublishStatus = (typeof publishStatuses)[number];

/**
 * The facts behind the shown status. `suspended`: the chain's subscription is lapsed; `endsOn`: the last day. A first
 * day does not affect the status: an ACTIVE item before its first day is ACTIVE, but not usable yet.
 */
export type PublishFacts = {
  status: StoredStatus;
  endsOn: Temporal.PlainDate | null;
  suspended: boolean;
  /** Its total limit is reached, until a use is given back. */
  usedUp?: boolean;
  today: Temporal.PlainDate;
};

export type CheckedTransition =
  | { ok: true }
  | { ok: false; reason: "TRANSITION_NOT_ALLOWED" | "SUBSCRIPTION_LAPSED" | "END_DATE_PASSED" };

interface StatusRule {
  to: readonly StoredStatus[];
  /** The item is disabled for good. */
  final: boolean;
  /** Members may continue what they have begun. */
  collects: boolean;
  /** The item was never published. */
  isDraft: boolean;
}

const published = { final: false, collects: true, isDraft: false } as const;
const over = { to: [], final: true, collects: false, isDraft: false } as const;

/** The rules of each status. A new status needs one row here; the compiler reports the places that lack its words. */
const table: Record<PublishStatus, StatusRule> = {
  NEW: { to: ["ACTIVE"], final: false, collects: false, isDraft: true },
  ACTIVE: { ...published, to: ["STOPPED", "COMPLETED", "WITHDRAWN"] },
  STOPPED: { ...published, to: ["ACTIVE", "COMPLETED", "WITHDRAWN"] },
  COMPLETED: over,
  WITHDRAWN: over,
  EXPIRED: over,
  SUSPENDED: { ...published, to: ["STOPPED", "COMPLETED", "WITHDRAWN"], collects: false },
};

/**
 * When members redeem; GRACE: for some days after the subscription lapsed. In any other status they do not. This table is
 * apart, because the member's home loads no other.
 */
const redeeming: Partial<Record<PublishStatus, "ALWAYS" | "GRACE">> = { ACTIVE: "ALWAYS", SUSPENDED: "GRACE" };

/** Whether the status may change from one to another. */
export function canTransition(from: PublishStatus, to: PublishStatus): boolean {
  return table[from].to.some((status) => status === to);
}

/**
 * Returns the shown status: a final one stays. A published one is COMPLETED while used up and EXPIRED after its last
 * day. An active one is SUSPENDED while the subscription is lapsed. NEW stays NEW, so that drafts can be fixed. Spec
 * §4.
 */
export function effectiveStatus({ status, endsOn, suspended, usedUp = false, today }: PublishFacts): PublishStatus {
  const { isDraft, final } = table[status];
  if (isDraft || final) return status;
  if (usedUp) return "COMPLETED";
  if (isPast(endsOn, today)) return "EXPIRED";
  return suspended && status === "ACTIVE" ? "SUSPENDED" : status;
}

/**
 * Checks a change of status today and returns the reason of a refusal. A used-up item counts as not used up: it shows
 * COMPLETED only until a use is given back.
 */
export function checkTransition(facts: PublishFacts, to: StoredStatus): CheckedTransition {
  if (!canTransition(effectiveStatus({ ...facts, usedUp: false }), to))
    return { ok: false, reason: "TRANSITION_NOT_ALLOWED" };
  if (to === "ACTIVE" && isPast(facts.endsOn, facts.today)) return { ok: false, reason: "END_DATE_PASSED" };
  if (to === "ACTIVE" && facts.suspended) return { ok: false, reason: "SUBSCRIPTION_LAPSED" };
  return { ok: true };
}

/** Whether a status is final and disables everything: COMPLETED, EXPIRED, WITHDRAWN. Spec §4. */
export function isFinal(status: PublishStatus): boolean {
  return table[status].final;
}

/** Whether an item has ended for good, whatever the subscription; a used-up one may still get a higher limit. */
export function isOver({ status, endsOn, today }: Pick<PublishFacts, "status" | "endsOn" | "today">): boolean {
  return isFinal(effectiveStatus({ status, endsOn, today, suspended: false }));
}

/** Whether the item may be deleted: only before its first publication. */
export function canDelete(status: PublishStatus): boolean {
  return table[status].isDraft;
}

/** Whether a member may continue: STOPPED lets begun cards be filled. Spec §4. */
export function mayCollect(status: PublishStatus): boolean {
  return table[status].collects;
}

/** Whether a member may redeem: while ACTIVE, and for the 30 days of grace (`inGrace`) after the subscription lapsed. */
export function mayRedeem(status: PublishStatus, inGrace: boolean): boolean {
  const redeems = redeeming[status];
  return redeems === "ALWAYS" || (redeems === "GRACE" && inGrace);
}

function isPast(endsOn: Temporal.PlainDate | null, today: Temporal.PlainDate): boolean {
  return endsOn !== null && Temporal.PlainDate.compare(endsOn, today) < 0;
}
