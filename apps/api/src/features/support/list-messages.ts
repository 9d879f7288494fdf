import type { Call } from "../../request/call.ts";
import { pageOf, placeOf, readCursor } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { countThreads, olderMessages, selectThreads, selectWritable } from "./queries.ts";
import { messageOf } from "./write-message.ts";

/** A company's conversation with the platform, for those who may write in it. */
export async function listMessages({ db }: Services, { actor, params, query }: Call<"listSupportMessages">) {
  const [[company], rows] = await db.readAll((q) => [
    selectWritable(q, params.id, actor.accountId),
    olderMessages(q, params.id, readCursor(query.cursor, 1)),
  ]);
  if (!company) return refuse("NOT_FOUND");
  const { page, nextCursor } = pageOf(rows, ({ id }) => [id]);
  const { id, name } = company;
  return { company: { id, name }, rows: page.map((row) => messageOf(row, actor.accountId)), nextCursor };
}

/** Every company's, for the platform. */
export async function listThreads({ db }: Services, { query }: Call<"listSupportThreads">) {
  const [rows, [all]] = await db.readAll((q) => [selectThreads(q, placeOf(query, 2)), countThreads(q)]);
  const { page, nextCursor } = pageOf(rows, (row) => [String(row.by_platform), row.id]);
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
