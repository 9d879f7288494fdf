import { sql } from "kysely";
import { dueDay } from "#features/billing/subscriptions/api/due-day.ts";
import { isPaying, type Subscribing, subscriptionState } from "#features/billing/subscriptions/domain/subscription.ts";
import { selectSubscribing, subscribingOf } from "#features/platform/companies/api/subscribing-shape.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { platformZone } from "#packages/domain/limits.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { allChains } from "#packages/server/db/database.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { companyMoves } from "../domain/company-moves.ts";
import { platformMonths, shownSince } from "../domain/platform-months.ts";
import { selectSince } from "./count-months.ts";

const rowsShown = 5;
const soonDays = 14;

type Rows<Select extends (...given: never[]) => { execute(): Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Select>["execute"]>
>;

type Company = { id: number; name: string; subscribing: Subscribing };

/** Returns trials that end within two weeks without a subscription. */
function endingTrials(companies: readonly Company[], today: Temporal.PlainDate) {
  const soon = companies
    .filter(({ subscribing }) => subscriptionState(subscribing, today) === "TRIAL")
    .filter(
      ({ subscribing }) => Temporal.PlainDate.compare(subscribing.trialEndsOn, today.add({ days: soonDays })) <= 0,
    )
    .toSorted(
      (one, other) =>
        Temporal.PlainDate.compare(one.subscribing.trialEndsOn, other.subscribing.trialEndsOn) || one.id - other.id,
    );
  const next = soon.slice(0, rowsShown).map(({ id, name, subscribing }) => ({
    companyId: id,
    company: name,
    endsOn: subscribing.trialEndsOn.toString(),
  }));
  return { count: soon.length, next };
}

const selectLate = (db: Build, today: Temporal.PlainDate) =>
  db.selectFrom("invoice").where("owed_ore", ">", 0).where(dueDay, "<", today);

const selectLateSum = (db: Build, today: Temporal.PlainDate) =>
  selectLate(db, today)
    .select(sql<number>`count(*)::int`.as("count"))
    .select(sql<number>`coalesce(sum(owed_ore), 0)::bigint`.as("owed_ore"));

const selectLateFirst = (db: Build, today: Temporal.PlainDate) =>
  selectLate(db, today)
    .innerJoin("company", "company.id", "invoice.company_id")
    .select(["invoice.number", "invoice.company_id", "company.name", "invoice.owed_ore"])
    .select(dueDay.as("due_day"))
    .orderBy("due_day")
    .orderBy("invoice.number")
    .limit(rowsShown);

function overdueOf([sum]: Rows<typeof selectLateSum>, next: Rows<typeof selectLateFirst>) {
  return {
    count: sum?.count ?? 0,
    owed: kronorFromOre(sum?.owed_ore ?? 0),
    next: next.map((row) => ({
      number: row.number,
      companyId: row.company_id,
      company: row.name,
      owed: kronorFromOre(row.owed_ore),
      dueOn: row.due_day.toString(),
    })),
  };
}

type ByMonth = { month: Temporal.PlainDate; of: number };
const ofMonth = (rows: readonly ByMonth[], month: Temporal.PlainDate) =>
  rows.find((row) => row.month.equals(month))?.of ?? 0;

/**
 * Selects the sum of invoices without VAT by month since a day. Credits are deducted in the month of the credit note.
 */
const selectInvoiced = (db: Build, since: Temporal.PlainDate) =>
  db
    .selectFrom("invoice")
    .select(sql<Temporal.PlainDate>`date_trunc('month', issued_on)::date`.as("month"))
    .select(sql<number>`sum(case kind when 'INVOICE' then net_ore else -net_ore end)::bigint`.as("of"))
    .where("issued_on", ">=", since)
    .groupBy(sql`1`);

const selectChains = (db: Build) =>
  db
    .selectFrom("chain")
    .select(sql<Temporal.PlainDate>`date_trunc('month', created_at at time zone ${platformZone})::date`.as("month"))
    .select(sql<number>`count(*)::int`.as("of"))
    .where("sandbox", "=", false)
    .groupBy(sql`1`);

/** Returns the platform's figures: companies as they are now, and months as last counted. */
export async function getPlatformFigures(
  { db }: Pick<Services, "db">,
  { realNow }: Pick<Call<"getPlatformFigures">, "realNow">,
) {
  const today = platformToday(realNow);
  const [[since], rows, counted, chains, invoiced, lateSum, late] = await db.read(allChains, (q) => [
    selectSince(q),
    selectSubscribing(q),
    q.selectFrom("platform_month").selectAll().orderBy("month", "desc"),
    selectChains(q),
    selectInvoiced(q, shownSince(today)),
    selectLateSum(q, today),
    selectLateFirst(q, today),
  ]);
  const months = platformMonths(today, since?.day ?? null);
  const companies = rows.map((row): Company => ({ id: row.id, name: row.name, subscribing: subscribingOf(row) }));
  const inState = (state: string) => companies.filter((each) => subscriptionState(each.subscribing, today) === state);
  const [latest] = counted;
  return {
    date: today.toString(),
    countedAt: latest?.counted_at.toString() ?? null,
    now: {
      chains: chains.reduce((sum, { of }) => sum + of, 0),
      paying: companies.filter(({ subscribing }) => isPaying(subscribing, today)).length,
      inTrial: inState("TRIAL").length,
      suspended: inState("SUSPENDED").length,
      members: latest?.members ?? null,
      recurring: recurringOf(latest),
    },
    trials: endingTrials(companies, today),
    overdue: overdueOf(lateSum, late),
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
          companies.map(({ subscribing }) => subscribing),
          month,
          today,
        ),
      };
    }),
  };
}

const recurringOf = (row: { recurring_ore: number | null } | undefined) =>
  row?.recurring_ore == null ? null : kronorFromOre(row.recurring_ore);
