/** Statuses stored in the database. Spec §4. */
export const storedStatuses = ["NEW", "ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** All statuses that are shown: EXPIRED and SUSPENDED are derived, never stored. Spec §4. */
export const publishStatuses = [...storedStatuses, "EXPIRED", "SUSPENDED"] as const;
export type PublishStatus = (typeof publishStatuses)[number];

/**
 * The facts that decide the shown status. `suspended`: the subscription is lapsed; `endsOn`: the last day. A first day
 * does not matter: before it, an ACTIVE item is ACTIVE but not usable yet.
 */
export type PublishFacts = {
  status: StoredStatus;
  endsOn: Temporal.PlainDate | null;
  suspended: boolean;
  /** Whether the total limit is reached; a cancelled use can change that. */
  usedUp?: boolean;
  today: Temporal.PlainDate;
};

export type CheckedTransition =
  | { ok: true }
  | { ok: false; reason: "TRANSITION_NOT_ALLOWED" | "SUBSCRIPTION_LAPSED" | "END_DATE_PASSED" };

interface StatusRule {
  to: readonly StoredStatus[];
  /** Whether the status is permanent and disables the item. */
  final: boolean;
  /** Whether members may continue to fill cards that they have begun. */
  collects: boolean;
  /** Whether the item was never published. */
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
 * The statuses in which members redeem; GRACE: only for some days after the subscription lapsed. In a separate table,
 * because the member's home loads no other.
 */
const redeeming: Partial<Record<PublishStatus, "ALWAYS" | "GRACE">> = { ACTIVE: "ALWAYS", SUSPENDED: "GRACE" };

/** Whether the status may change from one to another. */
export function canTransition(from: PublishStatus, to: PublishStatus): boolean {
  return table[from].to.some((status) => status === to);
}

/**
 * Returns the shown status. A final one stays, and NEW stays, so that drafts can be fixed. A published item is
 * COMPLETED while used up and EXPIRED after its last day; an active one is SUSPENDED while the subscription is lapsed.
 * Spec §4.
 */
export function effectiveStatus({ status, endsOn, suspended, usedUp = false, today }: PublishFacts): PublishStatus {
  const { isDraft, final } = table[status];
  if (isDraft || final) return status;
  if (usedUp) return "COMPLETED";
  if (isPast(endsOn, today)) return "EXPIRED";
  return suspended && status === "ACTIVE" ? "SUSPENDED" : status;
}

/**
 * Checks a change of status today and returns the reason of a refusal. A used-up item counts as not used up, because it
 * shows COMPLETED only until a use is cancelled.
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

/**
 * Whether an item has ended for good, regardless of the subscription. A used-up item has not: it may get a higher
 * limit.
 */
export function isOver({ status, endsOn, today }: Pick<PublishFacts, "status" | "endsOn" | "today">): boolean {
  return isFinal(effectiveStatus({ status, endsOn, today, suspended: false }));
}

/** Whether the item may be deleted: only before its first publication. */
export function canDelete(status: PublishStatus): boolean {
  return table[status].isDraft;
}

/** Whether members may collect stamps: STOPPED still lets them fill cards that they have begun. Spec §4. */
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
