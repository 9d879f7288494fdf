import type { Transaction } from "kysely";
import { closeImpersonation } from "#features/access/sessions/api/end-impersonation.ts";
import { openStaffSession } from "#features/access/sessions/api/sessions.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditClubs } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { impersonationMinutes, impersonationReasonMin } from "../domain/impersonation.ts";
import { selectOwnSupport, selectUnended } from "./queries.ts";

/** Ends earlier impersonations: an employee has only one at a time. */
async function endEarlier(trx: Transaction<DB>, accountId: number, now: Temporal.Instant) {
  const unended = await selectUnended(trx, accountId, now).execute();
  for (const impersonation of unended) await closeImpersonation(trx, { ...impersonation, accountId }, now);
}

/**
 * Opens a half-hour session in which a platform employee sees a company as one of its merchants. The audit trail of
 * each club records employee, merchant and reason before any data is shown.
 */
export async function startImpersonation({ db }: Services, call: Call<"startImpersonation">) {
  const { actor, body, realNow: now, userAgent } = call;
  const { companyId, merchantId, reason } = body;
  refuseFields({
    reason: reason === "" ? "REQUIRED" : [...reason].length < impersonationReasonMin ? "REASON_TOO_SHORT" : null,
  });
  const { accountId } = actor;
  const endsAt = now.add({ minutes: impersonationMinutes });
  return db.inPlatform(async (trx) => {
    if (!(await selectOwnSupport(trx, companyId, merchantId).executeTakeFirst())) refuse("NOT_FOUND");
    await endEarlier(trx, accountId, now);
    const { id } = await trx
      .insertInto("impersonation")
      .values({
        company_id: companyId,
        account_id: accountId,
        merchant_id: merchantId,
        reason,
        started_at: now,
        ends_at: endsAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const impersonation = { id, companyId, merchantId, endsAt };
    const session = { now, userAgent, secondFactor: true, impersonation };
    const { token } = await openStaffSession(trx, accountId, "ROLE_MERCHANT", session);
    const subject = `account ${merchantId}`;
    await auditClubs(trx, companyId, { accountId, act: "start-impersonation", subject, detail: { reason } });
    return { token, role: "ROLE_MERCHANT" as const, endsAt: endsAt.toString() };
  });
}
