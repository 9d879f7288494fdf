import { pageSize } from "@stammis/domain/limits";
import { undeliveredReasonOf } from "@stammis/domain/sms/undelivered";
import type { Call } from "../../request/call.ts";
import { pageOf, readCursor } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { recipientKey, selectRecipients, stateOf } from "./recipient-queries.ts";

/** Whom it went to, and why not to others, in the order they were written to. */
export async function listSendoutRecipients({ db }: Services, { chain, params, query }: Call<"listSendoutRecipients">) {
  const after = readCursor(query.cursor, 3);
  const [[sendout], rows] = await db.read(chain.id, (q) => [
    q.selectFrom("sendout").select("id").where("id", "=", params.id),
    selectRecipients(q, { params, query }, after, pageSize + 1),
  ]);
  if (!sendout) return refuse("NOT_FOUND");
  const { page, nextCursor } = pageOf(rows, recipientKey);
  return {
    rows: page.map((row) => ({
      medium: row.medium,
      memberId: row.member_id,
      name: row.name,
      state: stateOf(row),
      reason: row.reason,
      sentAt: row.sent_at?.toString() ?? null,
      report: row.report,
      undelivered: undeliveredReasonOf(row.report_reason),
      clickedAt: row.clicked_at?.toString() ?? null,
    })),
    nextCursor,
  };
}
