import { type SelectQueryBuilder, sql } from "kysely";
import { pendingPurchaseDays } from "#packages/domain/limits.ts";
import { keptSince } from "#packages/domain/retention.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import { type AgedKind, keptCountMax, retentionRules } from "../domain/retention-rules.ts";

/** Of rows that stay when they are emptied only those are looked at whose days ended so lately: what is older has gone. */
const lookedBackHours = 72;

/** They wait for whole days, wherever the club is: the job lets the last one end everywhere, so many days later. */
const endsEverywhere = 2;

type Kept = SelectQueryBuilder<DB, never, { at: Temporal.Instant }>;

/** A club's rows of each kind, with the moment that their days are counted from: what the jobs remove, and no more. */
const rowsOf = {
  messages: (q) =>
    q.selectFrom("message").select("created_at as at").where("text_body", "<>", "").where("status", "<>", "WAITING"),
  links: (q) => [
    q.selectFrom("signup").select("expires_at as at"),
    q.selectFrom("member_token").select("expires_at as at"),
  ],
  unproved: (q) => q.selectFrom("contact_change").select("expires_at as at"),
  waitingPurchases: (q) => {
    const daysBefore = pendingPurchaseDays - endsEverywhere;
    return q
      .selectFrom("waiting_purchase")
      .select(sql<Temporal.Instant>`(waits_through - ${daysBefore}::int)::timestamp at time zone 'UTC'`.as("at"));
  },
  approvals: (q) =>
    q
      .selectFrom("approval_request as request")
      .select("request.asked_at as at")
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("large_amount as used")
              .select("used.chain_id")
              .whereRef("used.chain_id", "=", "request.chain_id")
              .whereRef("used.approval_id", "=", "request.id"),
          ),
        ),
      ),
  merges: (q) => q.selectFrom("member_merge").select("merged_at as at").where("profiles", "is not", null),
  importedRows: (q) =>
    q
      .selectFrom("member_import as import")
      .innerJoin("member_import_row as row", (join) =>
        join.onRef("row.chain_id", "=", "import.chain_id").onRef("row.import_id", "=", "import.id"),
      )
      .select(sql<Temporal.Instant>`import.done_at`.as("at"))
      .where("import.state", "in", ["STOPPED", "DONE", "UNDONE"]),
  untakenImports: (q) =>
    q.selectFrom("member_import").select("moved_at as at").where("state", "in", ["RECEIVING", "CHECKED"]),
  voidPasses: (q) =>
    q
      .selectFrom("wallet_pass as pass")
      .innerJoin("wallet_device as held", (join) =>
        join.onRef("held.chain_id", "=", "pass.chain_id").onRef("held.serial", "=", "pass.serial"),
      )
      .select("pass.changed_at as at")
      .where("pass.member_id", "is", null),
  unusedFiles: (q) =>
    q
      .selectFrom("stored_file")
      .select(sql<Temporal.Instant>`unused_since`.as("at"))
      .where("unused_since", "is not", null),
  smsReplies: (q) =>
    q.selectFrom("sms_reply").select("received_at as at").where(sql<boolean>`outcome is distinct from 'SMS_OFF'`),
  wrongPins: (q) => q.selectFrom("pin_failure").select("latest_at as at"),
} satisfies Record<AgedKind, (q: Build) => unknown>;

/** Its tables one by one, each asked by its own index: behind row-level security a union would be read whole. */
function keptOf(q: Build, kind: AgedKind, now: Temporal.Instant) {
  const tables = [(rowsOf[kind] as (q: Build) => Kept | Kept[])(q)].flat();
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
