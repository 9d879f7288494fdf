import { pageSize } from "#packages/domain/limits.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, readCursor } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { entriesWanted, selectSmsEntries } from "./entry-queries.ts";
import { smsEntryOf } from "./entry-shape.ts";

/** Returns the movements of a club's credits, newest first. */
export async function listSmsEntries({ db }: Services, call: Call<"listSmsEntries">) {
  const criteria = entriesWanted(call);
  const after = readCursor(call.query.cursor, 2);
  const [rows] = await db.read(call.chain.id, (q) => [selectSmsEntries(q, criteria, after, pageSize)]);
  const { page, nextCursor } = pageOf(rows, ({ at, id }) => [at.toString(), id]);
  return { rows: page.map(smsEntryOf), nextCursor };
}
