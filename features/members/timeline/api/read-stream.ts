import type { Compilable } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { selectOwnMember } from "#packages/server/db/own-members.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import { type Cursor, pageOf, readCursor } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

interface StreamCall {
  chain: Chain;
  actor: StaffActor;
  params: { id: number };
  query: { cursor?: string | undefined };
}

interface Stream<Row> {
  /** Selects a page after a cursor, and one more row. */
  select: (q: Build, after: Cursor | null) => Compilable<Row>;
  cursorOf: (row: Row) => Cursor;
  /** The number of values in the cursor. */
  keys: number;
}

/** Returns one page of a list on a member's page, to staff who may see the member. Refuses NOT_FOUND. */
export async function readStream<Row>(
  { db }: Services,
  { chain, actor, params, query }: StreamCall,
  { select, cursorOf, keys }: Stream<Row>,
) {
  const after = readCursor(query.cursor, keys);
  const [[own], rows] = await db.read(chain.id, (q) => [selectOwnMember(q, actor, params.id), select(q, after)]);
  return own ? pageOf(rows as Row[], cursorOf) : refuse("NOT_FOUND");
}
