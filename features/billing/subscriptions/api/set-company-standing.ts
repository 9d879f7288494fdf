import type { Transaction } from "kysely";
import { selectSubscribing, subscribingOf } from "#features/platform/companies/api/subscribing-shape.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditCompany } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastPlatformEdit } from "#packages/server/request/versions.ts";
import { suspendedFrom } from "../domain/subscription.ts";
import { readStanding } from "./get-company-detail.ts";
import { haltedSaid, releasedSaid } from "./messages.ts";
import { lockAccount } from "./settle-account.ts";
import { tellCompany } from "./tell-company.ts";

/** Notifies the company's merchants when a halt begins or ends. */
async function tellHalt(trx: Transaction<DB>, config: Config, companyId: number, now: Temporal.Instant): Promise<void> {
  const row = await selectSubscribing(trx).where("company.id", "=", companyId).executeTakeFirst();
  if (!row) return;
  const { haltedFrom, ...company } = subscribingOf(row);
  const lapses = suspendedFrom({ ...company, haltedFrom: null });
  const lapsed = lapses !== null && Temporal.PlainDate.compare(lapses, platformToday(now)) <= 0;
  const composeMessage = haltedFrom ? haltedSaid(row.name, haltedFrom) : releasedSaid(row.name, lapsed);
  const leadsTo = haltedFrom ? "/support" : lapsed ? "/billings/details" : "/";
  await tellCompany(trx, config, { companyId, composeMessage, leadsTo, now });
}

/** Gives a company a plan from a day on and deletes changes planned for later days. */
async function givePlan(trx: Transaction<DB>, companyId: number, plan: { id: number; from: string }): Promise<void> {
  const offered = trx.selectFrom("plan").select("id").where("id", "=", plan.id);
  if (!(await offered.executeTakeFirst())) refuse("NOT_FOUND");
  const from = Temporal.PlainDate.from(plan.from);
  await trx.deleteFrom("company_plan").where("company_id", "=", companyId).where("from_day", ">", from).execute();
  await trx
    .insertInto("company_plan")
    .values({ company_id: companyId, plan_id: plan.id, from_day: from })
    .onConflict((on) => on.columns(["company_id", "from_day"]).doUpdateSet({ plan_id: plan.id }))
    .execute();
}

async function approveCompany(
  trx: Transaction<DB>,
  companyId: number,
  approval: { at: Temporal.Instant; by: number } | { at: null; by: null },
): Promise<void> {
  const own = { approved_at: approval.at, approved_by: approval.by };
  await trx
    .insertInto("company_budget")
    .values({ company_id: companyId, ...own })
    .onConflict((on) => on.column("company_id").doUpdateSet(own))
    .execute();
}

/** Changes a company's standing: its trial's end, its plan from a day on, a halt of its clubs, and its approval. */
export async function setCompanyStanding(
  { db, config }: Pick<Services, "db" | "config">,
  { params, body, actor, realNow }: Call<"setCompanyStanding">,
) {
  const today = platformToday(realNow);
  const { accountId } = actor;
  refuseFields({ haltedWhy: body.halted && body.haltedWhy === "" ? "REASON_TOO_SHORT" : null });
  return db.inPlatform(async (trx) => {
    const opened = await readStanding(trx, params.id);
    if (!opened) refuse("NOT_FOUND");
    const account = await lockAccount(trx, params.id);
    const present = (await readStanding(trx, params.id)) ?? refuse("NOT_FOUND");
    const last = () => lastPlatformEdit(trx, `company ${params.id}`, "set-company-standing");
    await checkVersion(body.version, { version: present.version, present }, last);
    const trialEndsOn = Temporal.PlainDate.from(body.trialEndsOn);
    const isMoved = body.trialEndsOn !== present.trialEndsOn;
    const isPast = (day: string) => Temporal.PlainDate.compare(day, today) < 0;
    refuseFields({
      trialEndsOn: isMoved && isPast(body.trialEndsOn) ? "DATE_IN_PAST" : null,
      "plan.from": body.plan && isPast(body.plan.from) ? "DATE_IN_PAST" : null,
    });
    if (isMoved)
      await trx.updateTable("company").set({ trial_ends_on: trialEndsOn }).where("id", "=", params.id).execute();
    if (body.plan) await givePlan(trx, params.id, body.plan);
    if (body.approved !== undefined && body.approved !== present.approved)
      await approveCompany(trx, params.id, body.approved ? { at: realNow, by: accountId } : { at: null, by: null });
    const haltedFrom = body.halted ? (account.halted_from ?? today) : null;
    await trx
      .updateTable("billing_account")
      .set({ halted_from: haltedFrom, halted_why: body.halted ? body.haltedWhy : "" })
      .where("company_id", "=", params.id)
      .execute();
    if (body.halted !== present.halted) await tellHalt(trx, config, params.id, realNow);
    const changed = [
      ...(isMoved ? ["trialEndsOn"] : []),
      ...(body.plan ? ["plan"] : []),
      ...(body.halted !== present.halted ? ["halted"] : []),
      ...(body.approved !== undefined && body.approved !== present.approved ? ["approved"] : []),
    ];
    const subject = `company ${params.id}` as const;
    await auditCompany(trx, { accountId, act: "set-company-standing", subject, detail: { changed } });
    return (await readStanding(trx, params.id)) ?? refuse("NOT_FOUND");
  });
}
