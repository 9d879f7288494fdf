import { sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";

/**
 * Counts the companies that pay by each plan from today on. Each subscription, cancellation or plan change adds a step.
 * Returns a plan's steps, today's first.
 */
export async function countPayers(trx: Transaction<DB>, today: Temporal.PlainDate) {
  const { rows } = await sql<{ plan_id: number; day: Temporal.PlainDate; change: number }>`
    with held as (
      select company_id, plan_id, from_day, lead(from_day) over (partition by company_id order by from_day) - 1 as through_day
      from company_plan),
    paying as (
      select held.plan_id, greatest(held.from_day, span.from_day, ${today}::date) as from_day,
        least(held.through_day, span.through_day) as through_day
      from held join subscription span using (company_id)),
    live as (select * from paying where through_day is null or through_day >= from_day)
    select plan_id, day, sum(change)::int as change from (
      select plan_id, from_day as day, 1 as change from live
      union all select plan_id, through_day + 1, -1 from live where through_day is not null) as moves
    group by plan_id, day having sum(change) <> 0 order by day`.execute(trx);
  return (planId: number) => {
    const steps = [{ from: today.toString(), companies: 0 }];
    for (const { day, change } of rows.filter(({ plan_id }) => plan_id === planId)) {
      const companies = (steps.at(-1)?.companies ?? 0) + change;
      if (day.equals(today)) steps.pop();
      steps.push({ from: day.toString(), companies });
    }
    return steps;
  };
}
