import { sql } from "kysely";
import { allChains } from "#packages/server/db/database.ts";
import { counted, sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { listedOf } from "./incident-shape.ts";
import { incidentSorts, selectWantedIncidents } from "./queries.ts";

/**
 * Lists the company's incidents, latest discovery first by default. Refuses INVALID_INPUT for an unknown sort order.
 */
export async function listIncidents({ db }: Services, { chain, actor, query, realNow }: Call<"listIncidents">) {
  const sorting = sortingOf(incidentSorts, query.sort ?? "discovered", actor);
  const place = placeOf(query, 2);
  const [rows, [all]] = await db.read(allChains, (q) => {
    const incidentQuery = selectWantedIncidents(q, chain.companyId, query);
    return [sortedPage(incidentQuery, sorting, sql.ref("id"), place), counted(q, incidentQuery)] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  return { rows: page.map((row) => listedOf(row, realNow)), nextCursor, total: all?.count ?? 0 };
}
