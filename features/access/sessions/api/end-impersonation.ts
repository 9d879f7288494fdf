import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { auditClubs } from "#packages/server/request/audit.ts";
import type { AccountActor } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

type Ending = { id: number; company_id: number; merchant_id: number; accountId: number };

/** Ends an impersonation and its session, and records that in the company's audit trail. */
export async function closeImpersonation(trx: Transaction<DB>, ending: Ending, now: Temporal.Instant): Promise<void> {
  const { id, company_id: companyId, merchant_id: merchantId, accountId } = ending;
  const ended = await trx
    .updateTable("impersonation")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  await trx.deleteFrom("staff_session").where("impersonation_id", "=", id).execute();
  if (!ended) return;
  const subject = `account ${merchantId}`;
  await auditClubs(trx, companyId, { accountId, act: "end-impersonation", subject });
}

/** Ends the impersonation of the caller's session, by its button or by signing out. Refuses with NOT_FOUND. */
export async function endOwnImpersonation(
  { db, changes }: Services,
  actor: Pick<AccountActor, "accountId" | "impersonation">,
  now: Temporal.Instant,
): Promise<void> {
  const { accountId } = actor;
  const { id, companyId, merchantId } = actor.impersonation ?? refuse("NOT_FOUND");
  const ending = { id, company_id: companyId, merchant_id: merchantId, accountId };
  await db.inPlatform((trx) => closeImpersonation(trx, ending, now));
  changes.tell(`account:${accountId}`);
}
