import type { Kysely } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { PlanPrice } from "../domain/plan-price.ts";

/** Selects all plans with all their prices, offered plans first. */
export function selectPlans(db: Build) {
  return db
    .selectFrom("plan")
    .innerJoin("plan_price as price", "price.plan_id", "plan.id")
    .select(["plan.id", "plan.name", "plan.offered", "price.from_day", "price.location_ore"])
    .select(["price.members_included", "price.member_ore"])
    .orderBy("plan.offered", "desc")
    .orderBy("plan.id")
    .orderBy("price.from_day");
}

type PlanRow = Awaited<ReturnType<ReturnType<typeof selectPlans>["execute"]>>[number];

export const planPriceOf = (row: PlanRow): PlanPrice => ({
  planId: row.id,
  from: row.from_day,
  locationOre: row.location_ore,
  membersIncluded: row.members_included,
  memberOre: row.member_ore,
});

/** Selects the plans offered on a day, with their prices up to that day. */
export const selectOffered = (db: Build, day: Temporal.PlainDate) =>
  selectPlans(db).where("plan.offered", "=", true).where("price.from_day", "<=", day);

/** Returns the plan that new subscriptions on that day get: the oldest offered plan, or null. */
export function offeredOf(rows: readonly PlanRow[]): PlanPrice | null {
  const first = rows[0];
  const last = rows.findLast(({ id }) => id === first?.id);
  return last ? planPriceOf(last) : null;
}

export const findOffered = async (db: Kysely<DB>, day: Temporal.PlainDate) =>
  offeredOf(await selectOffered(db, day).execute());
