/** So many days whoever made the limit wider is held to the one before it. */
export const heldToEarlierDays = 7;

/** Above how many recipients a second person has to say yes (null: never), and who made it wider of late. */
export interface ApprovalLimit {
  above: number | null;
  /** From `from` recipients, at a moment of the club's clock; null: by nobody whose earlier limit could matter. */
  widened: { by: number; at: Temporal.Instant; from: number } | null;
}

const isWider = (limit: number | null, than: number) => limit === null || limit > than;

/** Until when somebody is held to an earlier limit; null: they are not. */
export function heldUntil(
  { above, widened }: ApprovalLimit,
  accountId: number,
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (widened?.by !== accountId || !isWider(above, widened.from)) return null;
  const until = widened.at.add({ hours: 24 * heldToEarlierDays });
  return Temporal.Instant.compare(now, until) < 0 ? until : null;
}

/** The limit for what one person starts: nobody lets themselves off the second person by writing a larger number first. */
export function limitFor(limit: ApprovalLimit, accountId: number, now: Temporal.Instant): number | null {
  return heldUntil(limit, accountId, now) ? (limit.widened?.from ?? null) : limit.above;
}

/**
 * The limit once somebody has saved it as `above`. Who did not make it wider before stands for it as it was, so that two
 * have; who makes it wider, or saves again what they made wider, is held to what held for them.
 */
export function saveLimit(
  limit: ApprovalLimit,
  above: number | null,
  { accountId, now }: { accountId: number; now: Temporal.Instant },
): ApprovalLimit {
  const from = limitFor(limit, accountId, now);
  if (from === null || !isWider(above, from)) return { above, widened: null };
  const until = heldUntil(limit, accountId, now);
  const isWiderStill = limit.above !== null && isWider(above, limit.above);
  return { above, widened: { by: accountId, at: until && !isWiderStill ? (limit.widened?.at ?? now) : now, from } };
}
