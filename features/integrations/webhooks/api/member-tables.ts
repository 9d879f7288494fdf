import type { MemberTables } from "#packages/server/db/member-table.ts";

export const webhooksMemberTables = {
  webhook_event: {
    merge: "stays",
    part: null,
    // Keeps `member.left`, which names no person and must still be sent.
    erase: async (trx, { memberId }) => {
      await trx
        .deleteFrom("webhook_event")
        .where("member_id", "=", memberId)
        .where("type", "<>", "member.left")
        .execute();
    },
  },
} satisfies MemberTables;
