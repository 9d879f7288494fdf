import type { MemberTables } from "#packages/server/db/member-table.ts";

export const walletMemberTables = {
  wallet_pass: {
    merge: "stays",
    part: null,
    // The member's phones still have the pass, and are notified that it is void.
    erase: async (trx, { memberId }) => {
      await trx.updateTable("wallet_pass").set({ member_id: null }).where("member_id", "=", memberId).execute();
    },
  },
} satisfies MemberTables;
