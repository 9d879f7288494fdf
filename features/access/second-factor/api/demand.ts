import { findFactors } from "#features/access/sessions/api/second-factor-queries.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { countReadyStaff, selectWorking } from "./queries.ts";

/** Returns from when the company requires a second factor, and how many staff have one. */
export async function getSecondFactorDemand({ db }: Services, { chain }: Call<"getSecondFactorDemand">) {
  const company = await db.platform
    .selectFrom("company")
    .select("second_factor_from")
    .where("id", "=", chain.companyId)
    .executeTakeFirstOrThrow();
  const counted = await countReadyStaff(db.platform, chain.companyId);
  return { from: company.second_factor_from?.toString() ?? null, ...counted };
}

/** Sets the requirement; the merchant who sets it must have a second factor. */
export async function setSecondFactorDemand(
  { db, changes }: Services,
  { chain, actor, body }: Call<"setSecondFactorDemand">,
): Promise<void> {
  const from = body.from === null ? null : Temporal.PlainDate.from(body.from);
  if (from && (await findFactors(db.platform, actor.accountId)).length === 0) refuse("SECOND_FACTOR_MISSING");
  await db.inChain(chain.id, async (trx) => {
    await trx.updateTable("company").set({ second_factor_from: from }).where("id", "=", chain.companyId).execute();
    const detail = { from: body.from };
    const subject = `company ${chain.companyId}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "demand-second-factor", subject, detail });
  });
  // Other servers apply the requirement within seconds, when their cached sessions expire. This is also so on its first
  // day.
  const working = await selectWorking(db.platform, chain.companyId);
  changes.tell(...working.map((accountId) => `account:${accountId}` as const));
}
