import type { MemberTables } from "#packages/server/db/member-table.ts";

export const webhooksMemberTables = {
  webhook_event: {
    merge: "stays",
    part: null,
    // `member.left` names no person and is still to be sent.
    erase: async (trx, { memberId }) => {
      await trx
        .deleteFrom("webhook_event")
        .where("member_id", "=", memberId)
        .where("type", "<>", "member.left")
        .execute();
    },
  },
} satisfies MemberTables;
