import { sql } from "kysely";
import { allChains } from "#packages/server/db/database.ts";
import { counted, sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, placeOf, readCursor } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { olderMessages, selectThreads, selectWritable, threadSorts } from "./queries.ts";
import { messageOf } from "./write-message.ts";

/** Lists a company's conversation with the platform, for its merchants and the platform's admins. */
export async function listMessages({ db }: Services, { actor, params, query }: Call<"listSupportMessages">) {
  const [[company], rows] = await db.read(allChains, (q) => [
    selectWritable(q, params.id, actor.accountId),
    olderMessages(q, params.id, readCursor(query.cursor, 1)),
  ]);
  if (!company) return refuse("NOT_FOUND");
  const { page, nextCursor } = pageOf(rows, ({ id }) => [id]);
  const { id, name } = company;
  return { company: { id, name }, rows: page.map((row) => messageOf(row, actor.accountId)), nextCursor };
}

/** Lists every company's conversation for the platform. Refuses INVALID_INPUT for an unknown sort order. */
export async function listThreads({ db }: Services, { actor, query }: Call<"listSupportThreads">) {
  const sorting = sortingOf(threadSorts, query.sort ?? "state", actor);
  const place = placeOf(query, 2);
  const [rows, [all]] = await db.read(allChains, (q) => {
    const threads = selectThreads(q, query);
    return [sortedPage(threads, sorting, sql.ref("last.id"), place), counted(q, threads)] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  return {
    rows: page.map((row) => ({
      companyId: row.company_id,
      company: row.name,
      at: row.written_at.toString(),
      text: row.text,
      waiting: !row.by_platform,
    })),
    nextCursor,
    total: all?.count ?? 0,
  };
}
