import { startOfDay } from "#packages/domain/calendar.ts";
import { pageSize } from "#packages/domain/limits.ts";
import { findHits, hitsAtMost } from "#packages/server/db/search-hits.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, readCursor } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { entryOf } from "./entry-shape.ts";
import { selectTrail, type TrailWanted } from "./queries.ts";

/** Builds the query of the trail: the filters, the days as moments, and the entries that the reader may see. */
export async function readWanted(
  { db }: Services,
  { chain, actor }: Pick<Call<"exportTrail">, "chain" | "actor">,
  { since, until, ...filters }: Call<"exportTrail">["query"],
): Promise<TrailWanted> {
  const begins = (day: string, more: number) =>
    startOfDay(Temporal.PlainDate.from(day).add({ days: more }), chain.timeZone);
  return {
    ...filters,
    reader: actor,
    hits: await findHits(db, chain.id, { q: filters.q ?? "", searcher: actor, atMost: hitsAtMost }),
    from: since ? begins(since, 0) : undefined,
    before: until ? begins(until, 1) : undefined,
  };
}

/** Lists the entries that the reader may see, newest first. */
export async function listTrail(services: Services, call: Call<"listTrail">) {
  const { chain } = call;
  const { cursor, ...filters } = call.query;
  const criteria = await readWanted(services, call, filters);
  const [rows] = await services.db.read(chain.id, (q) => [selectTrail(q, criteria, readCursor(cursor, 2), pageSize)]);
  const { page, nextCursor } = pageOf(rows, ({ at, id }) => [at.toString(), id]);
  return { rows: page.map(entryOf), nextCursor };
}
