import { kronorFromOre } from "#packages/domain/money.ts";
import type { TimelineRow } from "./happening-queries.ts";

/** Returns an event in the format of the response. */
export const happeningOf = (row: TimelineRow) => ({
  key: `${row.kind} ${row.id}`,
  kind: row.kind,
  at: row.at.toString(),
  amount: row.ore === null ? null : kronorFromOre(row.ore),
  points: row.points,
  stamps: row.stamps,
  name: row.name,
  place: row.place,
  author: row.author,
  purchaseId: row.purchase_id,
  undone: row.undone,
  channel: row.channel,
  given: row.given,
  source: row.source,
  status: row.status,
});
