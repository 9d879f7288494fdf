/** Lifetimes of a new key in days; null: until revoked. */
export const keyLifetimes = [30, 90, 365, null] as const;
export type KeyLifetime = (typeof keyLifetimes)[number];

/** The largest number of live keys per club. */
export const keysAtMost = 50;

export type KeyState = "LIVE" | "EXPIRED" | "REVOKED";

/** Returns a key's state: it gives no access from its expiry or revocation on. */
export function keyState(
  { expiresAt, revokedAt }: { expiresAt: Temporal.Instant | null; revokedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): KeyState {
  if (revokedAt) return "REVOKED";
  return expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0 ? "EXPIRED" : "LIVE";
}

/** Returns when a key created now expires. */
export function keyExpiresAt(now: Temporal.Instant, days: KeyLifetime): Temporal.Instant | null {
  return days === null ? null : now.add({ hours: 24 * days });
}
