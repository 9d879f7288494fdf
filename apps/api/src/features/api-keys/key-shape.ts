import { keyState } from "@stammis/domain/integrations/keys";
import type { selectApiKeys } from "./queries.ts";

export type KeyRow = Awaited<ReturnType<ReturnType<typeof selectApiKeys>["execute"]>>[number];

/** A key as its merchants see it: never the key itself. */
export const apiKeyOf = (row: KeyRow, now: Temporal.Instant) => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  pointsOfSale: row.bound ? (row.places ?? []) : null,
  state: keyState({ expiresAt: row.expires_at, revokedAt: row.revoked_at }, now),
  createdBy: row.created_by_name,
  createdAt: row.created_at.toString(),
  expiresAt: row.expires_at?.toString() ?? null,
  lastUsedAt: row.last_used_at?.toString() ?? null,
  revokedAt: row.revoked_at?.toString() ?? null,
});
