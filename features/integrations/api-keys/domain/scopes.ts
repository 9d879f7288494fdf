import { type ApiScope, apiScopes } from "#packages/domain/access/api-scopes.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";

/** Club-wide scopes: a key bound to points of sale cannot have them. */
export const clubWideScopes: readonly ApiScope[] = [
  "coupons:write",
  "stampcards:write",
  "selections:write",
  "sendouts:read",
  "sendouts:write",
  "club:write",
];

/**
 * Returns the role in which a key acts: merchant, or local merchant if bound to points of sale. Scopes do not change
 * the role, so that a scope adds its own calls only. The limits of a key: `key-limits.ts`.
 */
export const keyRole = ({ bound }: { bound: boolean }): StaffRole => (bound ? "ROLE_LOCAL_MERCHANT" : "ROLE_MERCHANT");

export type CheckedScopes =
  | { ok: true; scopes: ApiScope[] }
  | { ok: false; reason: "SCOPES_REQUIRED" | "SCOPE_NEEDS_CLUB" };

/** Checks the scopes for a key; returns them unique and in the list's order. */
export function checkScopes(requestedScopes: readonly ApiScope[], bound: boolean): CheckedScopes {
  const scopes = apiScopes.filter((scope) => requestedScopes.includes(scope));
  if (scopes.length === 0) return { ok: false, reason: "SCOPES_REQUIRED" };
  if (bound && scopes.some((scope) => clubWideScopes.includes(scope))) return { ok: false, reason: "SCOPE_NEEDS_CLUB" };
  return { ok: true, scopes };
}
