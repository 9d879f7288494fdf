import type { Route, Schemas } from "./endpoint.ts";
import type { ErrorCode } from "./error-codes.ts";
import { isChange } from "./in-support.ts";

/** Refusals that every endpoint may answer with. */
export const everywhere = [
  "INVALID_INPUT",
  "NOT_FOUND",
  "TOO_LARGE",
  "UNSUPPORTED_MEDIA",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
  "UNAVAILABLE",
  "CLUB_MOVING",
  "CLUB_MOVED",
] as const;
const withSession = ["NOT_SIGNED_IN", "NO_ACCESS"] as const;
const ofAShape = ["REQUIRED", "NAME_TOO_LONG"] as const;
const withKey = ["IDEMPOTENCY_KEY_MISSING", "IDEMPOTENCY_KEY_INVALID", "IDEMPOTENCY_KEY_REUSED"] as const;

/**
 * Returns every code that an endpoint may refuse with, overall or for a field: codes its route implies, and declared
 * ones.
 */
export function refusalsOf(
  { access, method, reads, idempotent }: Route,
  { body, query, errors = [] }: Schemas,
): ReadonlySet<ErrorCode> {
  const isOpen = access.who === "anyone" || access.who === "visitor";
  return new Set<ErrorCode>([
    ...everywhere,
    ...(isOpen ? [] : withSession),
    ...(access.who === "staff" ? (["SCOPE_MISSING"] as const) : []),
    ...(isChange({ method, reads }) && (access.who === "staff" || access.who === "account")
      ? (["READ_ONLY"] as const)
      : []),
    ...(access.who === "device" ? (["DEVICE_NOT_APPROVED"] as const) : []),
    ...(body || query ? ofAShape : []),
    ...(idempotent ? withKey : []),
    ...errors,
  ]);
}
