import { sql } from "kysely";
import { retainedRows } from "#features/retained-rows.ts";
import { keptSince } from "#packages/domain/retention.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import { type AgedKind, keptCountMax, retentionRules } from "../domain/retention-rules.ts";

/** Hours past retention to search. Emptied rows remain in the table, and older ones are already emptied. */
const lookedBackHours = 72;

/**
 * Queries the tables one by one, so that each uses its own index. Under row-level security a union would read all rows.
 */
function keptOf(q: Build, kind: AgedKind, now: Temporal.Instant) {
  const tables = [(retainedRows satisfies RetainedRows<typeof retentionRules>)[kind](q)].flat();
  const looked = keptSince(retentionRules[kind], now).subtract({ hours: lookedBackHours });
  return tables.map((rows) => q.selectFrom(rows.as("kept")).select("kept.at").where("kept.at", ">=", looked));
}

/** Counts rows, each table up to one more than the displayed maximum. */
function countSome(q: Build, tables: ReturnType<typeof keptOf>) {
  const counts = tables.map((rows) =>
    q.selectFrom(rows.limit(keptCountMax + 1).as("some")).select(sql<number>`count(*)`.as("count")),
  );
  return sql<number>`${sql.join(counts, sql` + `)}`;
}

/** Counts the rows of a kind and selects the oldest one's time. */
export function countKept(q: Build, kind: AgedKind, now: Temporal.Instant) {
  const tables = keptOf(q, kind, now);
  const oldest = tables.map((rows) => rows.orderBy("kept.at").limit(1));
  return q.selectNoFrom([
    countSome(q, tables).as("count"),
    sql<Temporal.Instant | null>`least(${sql.join(oldest)})`.as("oldest"),
  ]);
}

/** Counts the rows whose retention is over when a night begins. */
export function countDue(q: Build, kind: AgedKind, { now, night }: { now: Temporal.Instant; night: Temporal.Instant }) {
  const due = keptOf(q, kind, now).map((rows) => rows.where("kept.at", "<", keptSince(retentionRules[kind], night)));
  return q.selectNoFrom(countSome(q, due).as("count"));
}

/** Selects the removals since a day, by kind. */
export const selectRemoved = (q: Build, since: Temporal.PlainDate) =>
  q
    .selectFrom("removal")
    .select(["kind", sql<number>`sum(count)`.as("count"), sql<Temporal.PlainDate>`max(day)`.as("latest")])
    .where("day", ">=", since)
    .groupBy("kind");
