import type { PlanPrice } from "@stammis/domain/billing/plan-price";
import type { Kysely } from "kysely";
import type { Build } from "../../db/build.ts";
import type { DB } from "../../db/types.ts";

/** All plans with all their prices, the offered first. */
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

/** What whoever subscribes on a day gets: the offered plan, the oldest where there are several; null for none. */
export async function findOffered(db: Kysely<DB>, day: Temporal.PlainDate): Promise<PlanPrice | null> {
  const rows = await selectPlans(db).where("plan.offered", "=", true).where("price.from_day", "<=", day).execute();
  const first = rows[0];
  const last = rows.findLast(({ id }) => id === first?.id);
  return last ? planPriceOf(last) : null;
}
