import type { KeyLimits } from "#packages/domain/access/api-keys.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { keyState } from "../domain/keys.ts";
import type { selectApiKeys } from "./queries.ts";

export type KeyRow = Awaited<ReturnType<ReturnType<typeof selectApiKeys>["execute"]>>[number];

type LimitsRow = Pick<
  KeyRow,
  | "alone_per_purchase_ore"
  | "alone_per_day_ore"
  | "alone_per_member_day_ore"
  | "correction_per_member"
  | "correction_per_day"
>;

/** Returns a key's own limits in stored form. */
export const limitsOf = (row: LimitsRow): KeyLimits => ({
  perPurchaseOre: row.alone_per_purchase_ore,
  perDayOre: row.alone_per_day_ore,
  perMemberDayOre: row.alone_per_member_day_ore,
  correctionsPerMember: row.correction_per_member,
  correctionsPerDay: row.correction_per_day,
});

const kronor = (ore: number | null) => (ore === null ? null : kronorFromOre(ore));

/** Returns the limits in the API's form, in kronor and points; null: as for cashiers. */
export const wireLimitsOf = (row: LimitsRow) => ({
  perPurchase: kronor(row.alone_per_purchase_ore),
  perDay: kronor(row.alone_per_day_ore),
  perMemberDay: kronor(row.alone_per_member_day_ore),
  correctionsPerMember: row.correction_per_member,
  correctionsPerDay: row.correction_per_day,
});

/** Returns a key for its merchants, never with the key itself. */
export const apiKeyOf = (row: KeyRow, now: Temporal.Instant) => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  pointsOfSale: row.bound ? (row.places ?? []) : null,
  limits: wireLimitsOf(row),
  state: keyState({ expiresAt: row.expires_at, revokedAt: row.revoked_at }, now),
  createdBy: row.created_by_name,
  createdAt: row.created_at.toString(),
  expiresAt: row.expires_at?.toString() ?? null,
  lastUsedAt: row.last_used_at?.toString() ?? null,
  revokedAt: row.revoked_at?.toString() ?? null,
});
