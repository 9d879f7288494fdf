import { isPaying, type Subscribing, subscriptionState } from "@stammis/domain/billing/subscription";
import { platformToday } from "@stammis/domain/clubs/club-day";
import { platformZone } from "@stammis/domain/limits";
import { kronorFromOre } from "@stammis/domain/money";
import { companyMoves } from "@stammis/domain/platform-figures/company-moves";
import { platformMonths } from "@stammis/domain/platform-figures/platform-months";
import { sql, type Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Call } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { selectSubscribing, subscribingOf } from "../billing/subscribing-shape.ts";
import { readSince } from "./count-months.ts";

const told = 5;
const soonDays = 14;

type Company = { id: number; name: string; stands: Subscribing };

/** Trials that end within two weeks and that nobody has gone on from. */
function endingTrials(companies: readonly Company[], today: Temporal.PlainDate) {
  const soon = companies
    .filter(({ stands }) => subscriptionState(stands, today) === "TRIAL")
    .filter(({ stands }) => Temporal.PlainDate.compare(stands.trialEndsOn, today.add({ days: soonDays })) <= 0)
    .toSorted(
      (one, other) => Temporal.PlainDate.compare(one.stands.trialEndsOn, other.stands.trialEndsOn) || one.id - other.id,
    );
  const next = soon.slice(0, told).map(({ id, name, stands }) => ({
    ...{ companyId: id, company: name, endsOn: stands.trialEndsOn.toString() },
  }));
  return { count: soon.length, next };
}

async function readOverdue(trx: Transaction<DB>, today: Temporal.PlainDate) {
  const late = trx
    .selectFrom("invoice")
    .where("owed_ore", ">", 0)
    .where((eb) => eb(eb.fn.coalesce("due_again_on", "due_on"), "<", today));
  const sum = await late
    .select(sql<number>`count(*)::int`.as("count"))
    .select(sql<number>`coalesce(sum(owed_ore), 0)::bigint`.as("owed_ore"))
    .executeTakeFirstOrThrow();
  const next = await late
    .innerJoin("company", "company.id", "invoice.company_id")
    .select(["invoice.number", "invoice.company_id", "company.name", "invoice.owed_ore", "invoice.due_on"])
    .orderBy("invoice.due_on")
    .orderBy("invoice.number")
    .limit(told)
    .execute();
  return {
    count: sum.count,
    owed: kronorFromOre(sum.owed_ore),
    next: next.map((row) => ({
      ...{ number: row.number, companyId: row.company_id, company: row.name },
      ...{ owed: kronorFromOre(row.owed_ore), dueOn: row.due_on.toString() },
    })),
  };
}

type ByMonth = { month: Temporal.PlainDate; of: number };
const ofMonth = (rows: readonly ByMonth[], month: Temporal.PlainDate) =>
  rows.find((row) => row.month.equals(month))?.of ?? 0;

/** Issued since a day, by month and without VAT; what was credited is taken off the month of its credit note. */
const readInvoiced = (trx: Transaction<DB>, since: Temporal.PlainDate) =>
  trx
    .selectFrom("invoice")
    .select(sql<Temporal.PlainDate>`date_trunc('month', issued_on)::date`.as("month"))
    .select(sql<number>`sum(case kind when 'INVOICE' then net_ore else -net_ore end)::bigint`.as("of"))
    .where("issued_on", ">=", since)
    .groupBy(sql`1`)
    .execute();

const readChains = (trx: Transaction<DB>) =>
  trx
    .selectFrom("chain")
    .select(sql<Temporal.PlainDate>`date_trunc('month', created_at at time zone ${platformZone})::date`.as("month"))
    .select(sql<number>`count(*)::int`.as("of"))
    .where("sandbox", "=", false)
    .groupBy(sql`1`)
    .execute();

/** How the platform does, from what is kept of it: companies as they are now, and months as they were last counted. */
export async function getPlatformFigures(
  { db }: Pick<Services, "db">,
  { realNow }: Pick<Call<"getPlatformFigures">, "realNow">,
) {
  const today = platformToday(realNow);
  return db.platform.transaction().execute(async (trx) => {
    const months = platformMonths(today, await readSince(trx));
    const rows = await selectSubscribing(trx).execute();
    const companies = rows.map((row): Company => ({ id: row.id, name: row.name, stands: subscribingOf(row) }));
    const counted = await trx.selectFrom("platform_month").selectAll().orderBy("month", "desc").execute();
    const chains = await readChains(trx);
    const invoiced = await readInvoiced(trx, months[0] ?? today);
    const inState = (state: string) => companies.filter((each) => subscriptionState(each.stands, today) === state);
    const [latest] = counted;
    return {
      date: today.toString(),
      countedAt: latest?.counted_at.toString() ?? null,
      now: {
        chains: chains.reduce((sum, { of }) => sum + of, 0),
        paying: companies.filter(({ stands }) => isPaying(stands, today)).length,
        inTrial: inState("TRIAL").length,
        suspended: inState("SUSPENDED").length,
        members: latest?.members ?? null,
        recurring: recurringOf(latest),
      },
      trials: endingTrials(companies, today),
      overdue: await readOverdue(trx, today),
      months: months.map((month) => {
        const row = counted.find((each) => each.month.equals(month));
        return {
          month: month.toString(),
          newMembers: row?.new_members ?? null,
          purchases: row?.purchases ?? null,
          sendouts: row?.sendouts ?? null,
          messages: row?.messages ?? null,
          recurring: recurringOf(row),
          invoiced: kronorFromOre(ofMonth(invoiced, month)),
          newChains: ofMonth(chains, month),
          ...companyMoves(
            companies.map(({ stands }) => stands),
            month,
            today,
          ),
        };
      }),
    };
  });
}

const recurringOf = (row: { recurring_ore: number | null } | undefined) =>
  row?.recurring_ore == null ? null : kronorFromOre(row.recurring_ore);
