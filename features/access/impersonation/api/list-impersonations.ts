import { allChains } from "#packages/server/db/database.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { impersonationOver, impersonationState, maySupportChange } from "../domain/impersonation.ts";
import { selectImpersonations, selectOwnSupport } from "./queries.ts";

/** Returns the end of a permission that is still valid; else null. */
export const allowedUntil = (until: Temporal.Instant | null, now: Temporal.Instant) =>
  until && maySupportChange(until, now) ? until.toString() : null;

/**
 * Lists impersonations in the merchant's own company with employee, merchant and reason, and the current permission.
 */
export async function listImpersonations({ db }: Services, { actor, params, realNow }: Call<"listImpersonations">) {
  const [[company], rows] = await db.read(allChains, (q) => [
    selectOwnSupport(q, params.id, actor.accountId),
    selectImpersonations(q, params.id),
  ]);
  if (!company) return refuse("NOT_FOUND");
  return {
    mayChangeUntil: allowedUntil(company.support_may_change_until, realNow),
    rows: rows.map(({ ended_at: endedAt, ends_at: endsAt, started_at, account_id, ...row }) => ({
      ...row,
      byId: account_id,
      startedAt: started_at.toString(),
      endsAt: impersonationOver({ endsAt, endedAt }).toString(),
      state: impersonationState({ endsAt, endedAt }, realNow),
    })),
  };
}
