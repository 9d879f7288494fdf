import { undeliveredReasonOf } from "#features/messages/sms/domain/undelivered.ts";
import { pageSize } from "#packages/domain/limits.ts";
import { findHits, hitsAtMost } from "#packages/server/db/search-hits.ts";
import { counted, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  recipientKey,
  recipientSorts,
  selectWantedRecipients,
  sortedRecipients,
  stateOf,
  writtenInOrder,
} from "./recipient-queries.ts";

/**
 * Returns a sendout's recipients with the reason why one got no message, in sending order or sorted by a column.
 * Refuses NOT_FOUND, and INVALID_INPUT for an unknown order.
 */
export async function listSendoutRecipients({ db }: Services, call: Call<"listSendoutRecipients">) {
  const { chain, actor, params, query } = call;
  const sorting = query.sort ? sortingOf(recipientSorts, query.sort, actor) : null;
  const place = placeOf(query, sorting ? 4 : 3);
  const hits = await findHits(db, chain.id, { q: query.q ?? "", searcher: actor, atMost: hitsAtMost, kind: "NAME" });
  const [[sendout], rows, [all]] = await db.read(chain.id, (q) => {
    const list = selectWantedRecipients(q, { params, query, hits });
    const plain = writtenInOrder(list, place.after, pageSize + 1).offset(place.skip);
    return [
      q.selectFrom("sendout").select("id").where("id", "=", params.id),
      sorting ? sortedRecipients(list, sorting, place) : plain,
      counted(q, list),
    ] as const;
  });
  if (!sendout) return refuse("NOT_FOUND");
  const { page, nextCursor } = pageOf(rows, recipientKey);
  return {
    rows: page.map((row) => ({
      medium: row.medium,
      memberId: row.member_id,
      name: row.name,
      membershipId: row.membership_number,
      left: row.left,
      state: stateOf(row),
      reason: row.reason,
      sentAt: row.sent_at?.toString() ?? null,
      report: row.report,
      undelivered: undeliveredReasonOf(row.report_reason),
      clickedAt: row.clicked_at?.toString() ?? null,
    })),
    nextCursor,
    total: all?.count ?? 0,
  };
}
