import { sql } from "kysely";
import { counted, sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isLatelyOnly, selectWanted, sendoutSorts } from "./list-queries.ts";
import { listedSendoutOf } from "./sendout-shape.ts";

/** Returns a sorted page of sendouts, newest first by default. Refuses INVALID_INPUT for an unknown order. */
export async function listSendouts({ db }: Services, { chain, actor, query, day }: Call<"listSendouts">) {
  const { page: number, cursor, sort = "created" } = query;
  const sorting = sortingOf(sendoutSorts, sort, actor);
  const place = placeOf({ cursor, page: number }, 2);
  const everyDay = isLatelyOnly(query) ? { ...query, days: "ALL" as const } : query;
  const [rows, [all], [ever]] = await db.read(chain.id, (q) => {
    const list = selectWanted(q, { chain, query, day });
    return [
      sortedPage(list, sorting, sql.ref("sendout.id"), place),
      counted(q, list),
      counted(q, selectWanted(q, { chain, query: everyDay, day })),
    ] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  return {
    rows: page.map((row) => listedSendoutOf(row, chain)),
    nextCursor,
    total: all?.count ?? 0,
    ever: ever?.count ?? 0,
  };
}
