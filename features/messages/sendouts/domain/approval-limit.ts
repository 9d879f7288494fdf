/** The number of days that an account which widened the limit must follow the previous one. */
export const heldToEarlierDays = 7;

/**
 * The number of recipients above which a second person must approve (null: never), and the account that widened it
 * recently.
 */
export interface ApprovalLimit {
  above: number | null;
  /** The previous limit `from`, and the time by the club's clock; null: no widening that still matters. */
  widened: { by: number; at: Temporal.Instant; from: number } | null;
}

const isWider = (limit: number | null, than: number) => limit === null || limit > than;

/** Returns until when an account must follow an earlier limit; null: it need not. */
export function heldUntil(
  { above, widened }: ApprovalLimit,
  accountId: number,
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (widened?.by !== accountId || !isWider(above, widened.from)) return null;
  const until = widened.at.add({ hours: 24 * heldToEarlierDays });
  return Temporal.Instant.compare(now, until) < 0 ? until : null;
}

/**
 * Returns the limit for a sendout that an account starts: an account cannot avoid approval by raising the limit first.
 */
export function limitFor(limit: ApprovalLimit, accountId: number, now: Temporal.Instant): number | null {
  return heldUntil(limit, accountId, now) ? (limit.widened?.from ?? null) : limit.above;
}

/**
 * Returns the limit after an account saves it as `above`. When another account widened it, this save confirms it, so
 * that two accounts have. An account that widens it, or repeats its own widening, must follow its previous limit.
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
