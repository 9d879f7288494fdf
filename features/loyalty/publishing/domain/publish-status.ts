/** Statuses kept in the database. Spec §4. */
export const storedStatuses = ["NEW", "ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** Every status that is shown: EXPIRED and SUSPENDED are derived, never stored. Spec §4. */
export const publishStatuses = [...storedStatuses, "EXPIRED", "SUSPENDED"] as const;
export type PublishStatus = (typeof publishStatuses)[number];

/**
 * What the effective status is read from; `suspended`: the chain's subscription has lapsed; `endsOn`: its last day. A
 * first day changes no status: what is ACTIVE and has not begun is ACTIVE, only not usable yet.
 */
export type PublishFacts = {
  status: StoredStatus;
  endsOn: Temporal.PlainDate | null;
  suspended: boolean;
  /** Its total limit is reached, as long as no use is given back. */
  usedUp?: boolean;
  today: Temporal.PlainDate;
};

export type CheckedTransition =
  | { ok: true }
  | { ok: false; reason: "TRANSITION_NOT_ALLOWED" | "SUBSCRIPTION_LAPSED" | "END_DATE_PASSED" };

interface StatusRule {
  to: readonly StoredStatus[];
  /** Everything about a thing is disabled for good. */
  final: boolean;
  /** What a member has begun may go on. */
  collects: boolean;
  /** The thing was never published. */
  isDraft: boolean;
}

const published = { final: false, collects: true, isDraft: false } as const;
const over = { to: [], final: true, collects: false, isDraft: false } as const;

/** What the statuses differ in. A further status is a row here, and a type error where its words are missing. */
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

/** Whether a thing may go from one status to another. */
export function canTransition(from: PublishStatus, to: PublishStatus): boolean {
  return table[from].to.some((status) => status === to);
}

/**
 * The status a thing shows today: a stored final one stays; a published one is COMPLETED while its total limit is used
 * up, EXPIRED once its last day has passed, else, if active, SUSPENDED while the subscription is lapsed. NEW stays NEW,
 * so that a draft can be mended. Spec §4.
 */
export function effectiveStatus({ status, endsOn, suspended, usedUp = false, today }: PublishFacts): PublishStatus {
  const { isDraft, final } = table[status];
  if (isDraft || final) return status;
  if (usedUp) return "COMPLETED";
  if (isPast(endsOn, today)) return "EXPIRED";
  return suspended && status === "ACTIVE" ? "SUSPENDED" : status;
}

/**
 * Whether a thing may go to a status today, with the reason why not. One that is used up goes as if it were not: it shows
 * COMPLETED only until a use is given back.
 */
export function checkTransition(facts: PublishFacts, to: StoredStatus): CheckedTransition {
  if (!canTransition(effectiveStatus({ ...facts, usedUp: false }), to))
    return { ok: false, reason: "TRANSITION_NOT_ALLOWED" };
  if (to === "ACTIVE" && isPast(facts.endsOn, facts.today)) return { ok: false, reason: "END_DATE_PASSED" };
  if (to === "ACTIVE" && facts.suspended) return { ok: false, reason: "SUBSCRIPTION_LAPSED" };
  return { ok: true };
}

/** Whether everything about a thing is disabled for good: COMPLETED, EXPIRED, WITHDRAWN. Spec §4. */
export function isFinal(status: PublishStatus): boolean {
  return table[status].final;
}

/** Whether nothing about a thing changes any more, whatever its club has paid; what is used up may be given a higher limit. */
export function isOver({ status, endsOn, today }: Pick<PublishFacts, "status" | "endsOn" | "today">): boolean {
  return isFinal(effectiveStatus({ status, endsOn, today, suspended: false }));
}

/** Whether a thing may be deleted: only what was never published. */
export function canDelete(status: PublishStatus): boolean {
  return table[status].isDraft;
}

/** Whether a member who has begun may go on: STOPPED lets begun cards be finished. Spec §4. */
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
