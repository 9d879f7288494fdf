import type { Transaction } from "kysely";
import { findOffered } from "#features/billing/plans/api/plan-queries.ts";
import { selectSubscribing, subscribingOf } from "#features/platform/companies/api/subscribing-shape.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditCompany } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { beginsOn, endsOn } from "../domain/subscription.ts";
import { readBilling } from "./get-billing.ts";
import { lockOwn } from "./set-billing.ts";

async function readSubscribing(trx: Transaction<DB>, companyId: number) {
  const row = await selectSubscribing(trx).where("company.id", "=", companyId).executeTakeFirst();
  return row ? subscribingOf(row) : refuse("NOT_FOUND");
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) < 0;

/** Gives a company the offered plan from a day on, unless it already has a plan. */
async function choosePlan(
  trx: Transaction<DB>,
  companyId: number,
  from: Temporal.PlainDate,
  today: Temporal.PlainDate,
) {
  const chosen = trx.selectFrom("company_plan").select("plan_id").where("company_id", "=", companyId);
  if (await chosen.executeTakeFirst()) return;
  const offered = (await findOffered(trx, today)) ?? refuse("NO_PLAN_OFFERED");
  await trx
    .insertInto("company_plan")
    .values({ company_id: companyId, plan_id: offered.planId, from_day: from })
    .execute();
}

/**
 * Subscribes a company from the end of its trial, or from today. A subscription due to end with the month continues.
 */
export async function subscribeCompany(
  services: Pick<Services, "db" | "cards">,
  { actor, params, realNow }: Call<"subscribeCompany">,
) {
  const today = platformToday(realNow);
  return services.db.inPlatform(async (trx) => {
    await lockOwn(trx, params.id, actor.accountId);
    const company = await readSubscribing(trx, params.id);
    const latest = company.spans.at(-1);
    if (latest && latest.through === null) refuse("ALREADY_SUBSCRIBED");
    const own = trx.updateTable("subscription").where("company_id", "=", params.id);
    if (latest?.through && !isBefore(latest.through, today)) {
      await own.set({ through_day: null }).where("from_day", "=", latest.from).execute();
    } else {
      const from = beginsOn(company, today);
      await choosePlan(trx, params.id, from, today);
      // A subscription cancelled before its first day and renewed for that day is the same row.
      await trx
        .insertInto("subscription")
        .values({ company_id: params.id, from_day: from })
        .onConflict((on) => on.columns(["company_id", "from_day"]).doUpdateSet({ through_day: null }))
        .execute();
    }
    const subject = `company ${params.id}` as const;
    await auditCompany(trx, { accountId: actor.accountId, act: "subscribe-company", subject });
    return (await readBilling(trx, services, params.id, realNow)) ?? refuse("NOT_FOUND");
  });
}

/** Ends the subscription with the month. The merchant can renew it until then. */
export async function leaveSubscription(services: Pick<Services, "db" | "cards">, call: Call<"leaveSubscription">) {
  const { actor, params, realNow } = call;
  return services.db.inPlatform(async (trx) => {
    await lockOwn(trx, params.id, actor.accountId);
    const { spans } = await readSubscribing(trx, params.id);
    const latest = spans.at(-1);
    if (!latest || latest.through !== null) return refuse("NOT_SUBSCRIBED");
    const through = endsOn(latest, platformToday(realNow));
    await trx
      .updateTable("subscription")
      .set({ through_day: through })
      .where("company_id", "=", params.id)
      .where("from_day", "=", latest.from)
      .execute();
    const subject = `company ${params.id}` as const;
    const detail = { to: through.toString() };
    await auditCompany(trx, { accountId: actor.accountId, act: "leave-subscription", subject, detail });
    return (await readBilling(trx, services, params.id, realNow)) ?? refuse("NOT_FOUND");
  });
}
