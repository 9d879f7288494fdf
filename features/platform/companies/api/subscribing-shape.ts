import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Subscribing } from "#features/billing/subscriptions/domain/subscription.ts";
import type { Build } from "#packages/server/db/build.ts";

/** A subquery for a company's subscribed periods, oldest first. The outer query must contain `company`. */
export const spansOf = (db: Build) =>
  jsonArrayFrom(
    db
      .selectFrom("subscription")
      .select(["from_day", "through_day"])
      .where("subscription.company_id", "=", sql.ref<number>("company.id"))
      .orderBy("from_day"),
  );

/** Selects the facts that determine the states of opened companies, one row each. Runs as the platform's role. */
export function selectSubscribing(db: Build) {
  return db
    .selectFrom("company")
    .leftJoin("billing_account as account", "account.company_id", "company.id")
    .select(["company.id", "company.name", "account.unpaid_due_on", "account.halted_from"])
    .select(sql<Temporal.PlainDate>`company.trial_ends_on`.as("trial_ends_on"))
    .select(spansOf(db).as("spans"))
    .where("trial_ends_on", "is not", null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSubscribing>["execute"]>>[number];

export const dayOf = (day: string) => Temporal.PlainDate.from(day);

/** Converts a row for the domain's rules. */
export function subscribingOf(row: Omit<Row, "id" | "name">): Subscribing {
  return {
    trialEndsOn: row.trial_ends_on,
    spans: row.spans.map(({ from_day, through_day }) => ({
      from: dayOf(String(from_day)),
      through: through_day === null ? null : dayOf(String(through_day)),
    })),
    unpaidDueOn: row.unpaid_due_on,
    haltedFrom: row.halted_from,
  };
}
