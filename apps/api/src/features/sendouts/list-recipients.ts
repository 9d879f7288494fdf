import { pageSize } from "@stammis/domain/limits";
import { undeliveredReasonOf } from "@stammis/domain/sms/undelivered";
import { sql } from "kysely";
import { thisChain } from "../../db/this-chain.ts";
import type { Call } from "../../request/call.ts";
import { pageOf, readCursor } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";

/** Whom it went to, and why not to others, in the order they were written to. */
export async function listSendoutRecipients({ db }: Services, { chain, params, query }: Call<"listSendoutRecipients">) {
  const after = readCursor(query.cursor, 3);
  const [[sendout], rows] = await db.read(chain.id, (q) => [
    q.selectFrom("sendout").select("id").where("id", "=", params.id),
    q
      .selectFrom("sendout_recipient as told")
      .innerJoin("member", (join) =>
        join.onRef("member.chain_id", "=", "told.chain_id").onRef("member.id", "=", "told.member_id"),
      )
      .select(["told.medium", "told.member_id", "told.occasion", "told.state", "told.reason", "told.sent_at"])
      .select(["told.report", "told.report_reason", "told.clicked_at"])
      .select(sql<string>`trim(member.first_name || ' ' || member.last_name)`.as("name"))
      .where("told.sendout_id", "=", params.id)
      .where(sql<boolean>`told.chain_id = ${thisChain}`)
      .$if(query.medium !== undefined, (list) => list.where("told.medium", "=", query.medium ?? "SMS"))
      .$if(query.state !== undefined, (list) =>
        list.where("told.state", "in", query.state === "WAITING" ? ["WAITING", "CLAIMED"] : [query.state ?? "SENT"]),
      )
      .$if(query.reason !== undefined, (list) => list.where("told.reason", "=", query.reason ?? null))
      .$if(after !== null, (list) =>
        list.where(
          sql<boolean>`(told.medium, told.member_id, told.occasion) > (${after?.[0]}, ${after?.[1]}::bigint, ${after?.[2]}::bigint)`,
        ),
      )
      .orderBy("told.medium")
      .orderBy("told.member_id")
      .orderBy("told.occasion")
      .limit(pageSize + 1),
  ]);
  if (!sendout) return refuse("NOT_FOUND");
  const { page, nextCursor } = pageOf(rows, ({ medium, member_id, occasion }) => [medium, member_id, occasion]);
  return {
    rows: page.map((row) => ({
      medium: row.medium,
      memberId: row.member_id,
      name: row.name,
      state: row.state === "CLAIMED" ? ("WAITING" as const) : row.state,
      reason: row.reason,
      sentAt: row.sent_at?.toString() ?? null,
      report: row.report,
      undelivered: undeliveredReasonOf(row.report_reason),
      clickedAt: row.clicked_at?.toString() ?? null,
    })),
    nextCursor,
  };
}
