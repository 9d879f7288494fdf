/** How long a key may be made to last, in days; null: until it is revoked. */
export const keyLifetimes = [30, 90, 365, null] as const;
export type KeyLifetime = (typeof keyLifetimes)[number];

/** Live keys of one club. */
export const keysAtMost = 50;

export type KeyState = "LIVE" | "EXPIRED" | "REVOKED";

/** A key opens nothing from the moment it expires, nor once revoked. */
export function keyState(
  { expiresAt, revokedAt }: { expiresAt: Temporal.Instant | null; revokedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): KeyState {
  if (revokedAt) return "REVOKED";
  return expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0 ? "EXPIRED" : "LIVE";
}

/** When a key made now expires. */
export function keyExpiresAt(now: Temporal.Instant, days: KeyLifetime): Temporal.Instant | null {
  return days === null ? null : now.add({ hours: 24 * days });
}
