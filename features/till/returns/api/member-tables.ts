import { erasedReason, type MemberTables } from "#packages/server/db/member-table.ts";

export const returnsMemberTables = {
  purchase_return: {
    merge: "stays",
    part: "returns",
    erase: async (trx, { memberId }) => {
      const purchases = trx.selectFrom("purchase").select("id").where("member_id", "=", memberId);
      await trx
        .updateTable("purchase_return")
        .set({ reason: erasedReason })
        .where("purchase_id", "in", purchases)
        .where("reason", "<>", "")
        .execute();
    },
  },
} satisfies MemberTables;
