import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { auditClubs } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";

type Ending = { id: number; company_id: number; merchant_id: number; accountId: number };

/** Its session opens nothing from this moment on, and the company's trail says so. */
export async function closeImpersonation(trx: Transaction<DB>, ending: Ending, now: Temporal.Instant): Promise<void> {
  const { id, company_id: companyId, merchant_id: merchantId, accountId } = ending;
  await trx.deleteFrom("staff_session").where("impersonation_id", "=", id).execute();
  const ended = await trx
    .updateTable("impersonation")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) return;
  const subject = `account ${merchantId}`;
  await auditClubs(trx, companyId, { accountId, act: "end-impersonation", subject });
}

/** The caller's own, by the button that is always in view. */
export async function endImpersonation({ db, changes }: Services, call: Call<"endImpersonation">): Promise<void> {
  const { actor, realNow: now } = call;
  const { id, companyId, merchantId } = actor.impersonation ?? refuse("NOT_FOUND");
  const { accountId } = actor;
  const ending = { id, company_id: companyId, merchant_id: merchantId, accountId };
  await db.platform.transaction().execute((trx) => closeImpersonation(trx, ending, now));
  changes.tell(`account:${accountId}`);
}
