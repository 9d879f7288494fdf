import type { Call } from "#packages/server/request/call.ts";
import { pageOf, readCursor } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { mayMeanStop } from "../../domain/stop-words.ts";
import { countUnreadReplies, type ReplyRow, replyCursor, selectReplyPage } from "./reply-queries.ts";

const replyOf = (row: ReplyRow) => ({
  id: row.id,
  memberId: row.member_id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  phone: row.phone ?? "",
  text: row.text,
  receivedAt: row.received_at.toString(),
  mayMeanStop: mayMeanStop(row.text),
  smsOn: row.sms_on,
  outcome: row.outcome,
  handledAt: row.handled_at?.toString() ?? null,
  handledBy: row.handled_at && row.handled_by_name,
});

/** Lists members' replies to the club's SMS, and counts the unread ones. */
export async function listSmsReplies({ db }: Services, call: Call<"listSmsReplies">) {
  const after = readCursor(call.query.cursor, 2);
  const [rows, [unread]] = await db.read(call.chain.id, (q) => [selectReplyPage(q, after), countUnreadReplies(q)]);
  const { page, nextCursor } = pageOf(rows, replyCursor);
  return { rows: page.map(replyOf), nextCursor, unread: Number(unread?.count ?? 0) };
}
