import { erasedReason, type MemberTables } from "#packages/server/db/member-table.ts";

export const couponsMemberTables = {
  redemption: { merge: "moves", part: "coupons", erase: "keeps" },
  redemption_cancellation: {
    merge: "stays",
    part: "coupons",
    erase: async (trx, { memberId }) => {
      const redemptions = trx.selectFrom("redemption").select("id").where("member_id", "=", memberId);
      await trx
        .updateTable("redemption_cancellation")
        .set({ reason: erasedReason })
        .where("redemption_id", "in", redemptions)
        .where("reason", "<>", "")
        .execute();
    },
  },
} satisfies MemberTables;
