import { sql } from "kysely";
import { retainedRows } from "#features/retained-rows.ts";
import { keptSince } from "#packages/domain/retention.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import { type AgedKind, keptCountMax, retentionRules } from "../domain/retention-rules.ts";

/** Of rows that stay when they are emptied only those are looked at whose days ended so lately: what is older has gone. */
const lookedBackHours = 72;

/** Its tables one by one, each asked by its own index: behind row-level security a union would be read whole. */
function keptOf(q: Build, kind: AgedKind, now: Temporal.Instant) {
  const tables = [(retainedRows satisfies RetainedRows<typeof retentionRules>)[kind](q)].flat();
  const looked = keptSince(retentionRules[kind], now).subtract({ hours: lookedBackHours });
  return tables.map((rows) => q.selectFrom(rows.as("kept")).select("kept.at").where("kept.at", ">=", looked));
}

/** How many rows, each table's counted to one more than is told at the most. */
function countSome(q: Build, tables: ReturnType<typeof keptOf>) {
  const counts = tables.map((rows) =>
    q.selectFrom(rows.limit(keptCountMax + 1).as("some")).select(sql<number>`count(*)`.as("count")),
  );
  return sql<number>`${sql.join(counts, sql` + `)}`;
}

/** How many there are, and from when the days of the oldest are counted. */
export function countKept(q: Build, kind: AgedKind, now: Temporal.Instant) {
  const tables = keptOf(q, kind, now);
  const oldest = tables.map((rows) => rows.orderBy("kept.at").limit(1));
  return q.selectNoFrom([
    countSome(q, tables).as("count"),
    sql<Temporal.Instant | null>`least(${sql.join(oldest)})`.as("oldest"),
  ]);
}

/** How many of them have had their days when a night begins. */
export function countDue(q: Build, kind: AgedKind, { now, night }: { now: Temporal.Instant; night: Temporal.Instant }) {
  const due = keptOf(q, kind, now).map((rows) => rows.where("kept.at", "<", keptSince(retentionRules[kind], night)));
  return q.selectNoFrom(countSome(q, due).as("count"));
}

/** What went by itself since a day, by kind. */
export const selectRemoved = (q: Build, since: Temporal.PlainDate) =>
  q
    .selectFrom("removal")
    .select(["kind", sql<number>`sum(count)`.as("count"), sql<Temporal.PlainDate>`max(day)`.as("latest")])
    .where("day", ">=", since)
    .groupBy("kind");
