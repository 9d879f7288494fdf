import { sql } from "kysely";
import { pageSize } from "#packages/domain/limits.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { Cursor } from "#packages/server/request/paging.ts";
import {
  type Asked,
  type HappeningColumn,
  type Part,
  partsOf,
  type Sql,
  type TimelineRow,
} from "./happening-queries.ts";

const nothing: Record<HappeningColumn, Sql> = {
  ore: sql`null::bigint`,
  points: sql`0::bigint`,
  stamps: sql`0`,
  name: sql`''`,
  place: sql`''`,
  author: sql`''`,
  purchase_id: sql`null::bigint`,
  undone: sql`false`,
  channel: sql`null`,
  given: sql`null::boolean`,
  source: sql`''`,
  status: sql`null`,
};

/**
 * Selects the newest events of one kind: a page and one more row. The collation makes the order of events at the same
 * time independent of the database's locale.
 */
function newestOf({ kind, at: moment, id, from, ...tells }: Part, after: Cursor | null) {
  const columns = { ...nothing, ...tells };
  const word = sql`(${kind}) collate "C"`;
  const before = after
    ? sql`and ${moment} <= ${after[0]}::timestamptz
        and (${moment}, ${word}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::text, ${after[2]}::bigint)`
    : sql``;
  const list = (Object.keys(nothing) as HappeningColumn[]).map((name) => sql`${columns[name]} as ${sql.ref(name)}`);
  return sql`(select ${word} as kind, ${moment} as at, ${id} as id, ${sql.join(list)} ${from} ${before}
    order by ${moment} desc, ${word} desc, ${id} desc limit ${sql.lit(pageSize + 1)})`;
}

/** Selects a member's events, newest first: a page and one more row. */
export function selectTimeline(db: Build, scope: Asked, after: Cursor | null) {
  const all = sql.join(
    partsOf(scope).map((part) => newestOf(part, after)),
    sql` union all `,
  );
  return db
    .selectFrom(sql<TimelineRow>`(${all})`.as("happening"))
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("kind", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1);
}

export const timelineCursor = ({ at: moment, kind, id }: TimelineRow): Cursor => [moment.toString(), kind, id];
