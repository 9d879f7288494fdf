import type { Call } from "#packages/server/request/call.ts";
import { pageOf, readCursor } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectConnections } from "../queries.ts";
import { selectOrderPage } from "./order-queries.ts";
import { orderOf } from "./order-shape.ts";

/** Returns a page of a connection's orders, the latest received first. Refuses NOT_FOUND. */
export async function listOrders({ db }: Services, { chain, params, query, realNow }: Call<"listConnectionOrders">) {
  const after = readCursor(query.cursor, 1);
  const [[connection], rows] = await db.read(chain.id, (q) => [
    selectConnections(q, chain.id).where("connection.id", "=", params.id),
    selectOrderPage(q, params.id, query.state, after),
  ]);
  if (!connection) return refuse("NOT_FOUND");
  const { page, nextCursor } = pageOf(rows, ({ id }) => [id]);
  return { rows: page.map((row) => orderOf(row, connection.dry_run, realNow)), nextCursor };
}
