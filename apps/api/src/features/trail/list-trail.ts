import { startOfDay } from "@stammis/domain/calendar";
import { pageSize } from "@stammis/domain/limits";
import type { Call } from "../../request/call.ts";
import { pageOf, readCursor } from "../../request/paging.ts";
import type { Services } from "../../request/services.ts";
import { entryOf } from "./entry-shape.ts";
import { selectTrail } from "./queries.ts";

/** Who did what when, newest first, within the reader's reach. */
export async function listTrail({ db }: Services, { chain, actor, query }: Call<"listTrail">) {
  const { cursor, since, until, ...filters } = query;
  const begins = (day: string, more: number) =>
    startOfDay(Temporal.PlainDate.from(day).add({ days: more }), chain.timeZone);
  const wanted = {
    ...filters,
    reader: { accountId: actor.accountId, locationIds: actor.locationIds },
    from: since ? begins(since, 0) : undefined,
    before: until ? begins(until, 1) : undefined,
  };
  const [rows] = await db.read(chain.id, (q) => [selectTrail(q, wanted, readCursor(cursor, 2), pageSize)]);
  const { page, nextCursor } = pageOf(rows, ({ at, id }) => [at.toString(), id]);
  return { rows: page.map(entryOf), nextCursor };
}
