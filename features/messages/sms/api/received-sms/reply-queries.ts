import { sql } from "kysely";
import { pageSize } from "#packages/domain/limits.ts";
import type { Build } from "#packages/server/db/build.ts";
import { stillThere } from "#packages/server/db/merged-member.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { Cursor } from "#packages/server/request/paging.ts";

const isUnread = sql<boolean>`(sms_reply.outcome is null)`;

/** Selects replies with their current member: a merged membership's replies belong to the kept member. */
function selectReplies(db: Build) {
  return db
    .selectFrom("sms_reply")
    .innerJoin("member as writer", (join) =>
      join.onRef("writer.chain_id", "=", "sms_reply.chain_id").onRef("writer.id", "=", "sms_reply.member_id"),
    )
    .innerJoin("member", (join) =>
      join
        .onRef("member.chain_id", "=", "writer.chain_id")
        .on((on) => on.eb("member.id", "=", on.fn.coalesce("writer.merged_into", "writer.id"))),
    )
    .leftJoin("account", "account.id", "sms_reply.handled_by")
    .select(["sms_reply.id", "member.id as member_id", "sms_reply.text", "received_at", "outcome", "handled_at"])
    .select(["member.first_name", "member.last_name", "member.phone", "member.phone_notification as sms_on"])
    .select(staffName().as("handled_by_name"))
    .where(stillThere);
}

/** Selects a page of replies and one more row: unread ones, then the newest. */
export function selectReplyPage(db: Build, after: Cursor | null) {
  const page = selectReplies(db)
    .orderBy(isUnread, "desc")
    .orderBy("sms_reply.id", "desc")
    .limit(pageSize + 1);
  if (!after) return page;
  return page.where(sql<boolean>`(${isUnread}, sms_reply.id) < (${after[0] === 1}::boolean, ${after[1]}::bigint)`);
}

/** Selects a reply that a merchant has not handled yet. */
export const selectUnreadReply = (db: Build, id: number) =>
  selectReplies(db).where("sms_reply.id", "=", id).where(isUnread);

export type ReplyRow = Awaited<ReturnType<ReturnType<typeof selectReplyPage>["execute"]>>[number];

export const replyCursor = ({ outcome, id }: ReplyRow): Cursor => [Number(outcome === null), id];

export const countUnreadReplies = (db: Build) =>
  db
    .selectFrom("sms_reply")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(isUnread);
