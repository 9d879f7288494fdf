import { sql, type Transaction } from "kysely";
import type { BilledLocation } from "#features/billing/invoices/domain/month-lines.ts";
import type { Tariff } from "#features/billing/plans/domain/plan-price.ts";
import { platformZone } from "#packages/domain/limits.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { Rows } from "#packages/server/db/database.ts";
import { eachInTurn } from "#packages/server/db/each-in-turn.ts";
import type { DB } from "#packages/server/db/types.ts";

/**
 * Selects a company's points of sale with the days on which they were open, in the platform's time zone. The closing
 * day is not charged.
 */
export function selectBilledLocations(db: Build, companyId: number) {
  return db
    .selectFrom("location")
    .innerJoin("chain", "chain.id", "location.chain_id")
    .select(["chain.commercial_name as club", "location.commercial_name as location"])
    .select(sql<Temporal.PlainDate>`(location.created_at at time zone ${platformZone})::date`.as("from"))
    .select(sql<Temporal.PlainDate | null>`(location.closed_at at time zone ${platformZone})::date - 1`.as("through"))
    .where("chain.company_id", "=", companyId)
    .where("chain.sandbox", "=", false)
    .orderBy("chain.id")
    .orderBy("location.id");
}

export const billedLocationsOf = (rows: Rows<ReturnType<typeof selectBilledLocations>>): BilledLocation[] =>
  rows.map(({ club, location, from, through }) => ({ club, location, open: { from, through } }));

/** Counts the members of a company's clubs at a moment. */
export async function countMembersAt(trx: Transaction<DB>, companyId: number, moment: Temporal.Instant) {
  const { count } = await trx
    .selectFrom("member")
    .innerJoin("chain", "chain.id", "member.chain_id")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("chain.company_id", "=", companyId)
    .where("chain.sandbox", "=", false)
    .where("member.registered_at", "<", moment)
    .where((eb) => eb.or([eb("member.removed_at", "is", null), eb("member.removed_at", ">=", moment)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Selects the current number of members of a company's clubs from the stored counter. */
export function selectMembersNow(db: Build, companyId: number) {
  return db
    .selectFrom("club_counter as counter")
    .innerJoin("chain", "chain.id", "counter.chain_id")
    .select(sql<number>`coalesce(sum(counter.count), 0)::int`.as("count"))
    .where("chain.company_id", "=", companyId)
    .where("chain.sandbox", "=", false)
    .where("counter.kind", "=", "MEMBERS");
}

/** Selects the plans a company has had, with all their prices. */
export const selectTariff = (db: Build, companyId: number) =>
  [
    db.selectFrom("company_plan").select(["plan_id as planId", "from_day as from"]).where("company_id", "=", companyId),
    db
      .selectFrom("plan_price")
      .select(["plan_id as planId", "from_day as from", "location_ore as locationOre"])
      .select(["members_included as membersIncluded", "member_ore as memberOre"])
      .where("plan_id", "in", (eb) =>
        eb.selectFrom("company_plan").select("plan_id").where("company_id", "=", companyId),
      ),
  ] as const;

export async function readTariff(trx: Transaction<DB>, companyId: number): Promise<Tariff> {
  const [plans, prices] = await eachInTurn(selectTariff(trx, companyId));
  return { plans, prices };
}

/** Selects the SMS credits purchased up to the end of a month that are on no invoice yet. */
export function selectUnbilledCredits(trx: Transaction<DB>, companyId: number, month: Temporal.PlainDate) {
  return trx
    .selectFrom("sms_purchase as bought")
    .innerJoin("chain", "chain.id", "bought.chain_id")
    .select(["bought.chain_id", "bought.id", "bought.credits", "bought.price_ore", "bought.vat_permille"])
    .select("chain.commercial_name as club")
    .select(sql<Temporal.PlainDate>`(bought.at at time zone chain.time_zone)::date`.as("bought_on"))
    .where("chain.company_id", "=", companyId)
    .where("chain.sandbox", "=", false)
    .where("bought.price_ore", ">", 0)
    .where("bought.period", "<=", month)
    .where(
      sql<boolean>`not ((bought.chain_id, bought.id) in (select line.sms_chain_id, line.sms_purchase_id
        from invoice_line as line join chain as own on own.id = line.sms_chain_id where own.company_id = ${companyId}))`,
    )
    .orderBy("bought.at")
    .orderBy("bought.id");
}
