import type { MemberTables } from "#packages/server/db/member-table.ts";

export const consentsMemberTables = {
  consent: { merge: "moves", part: "consents", erase: "keeps" },
  unsubscribe_id: {
    merge: "stays",
    part: null,
    // Links in old messages still open the unsubscribe page, but no longer identify a member.
    erase: async (trx, { memberId }) => {
      await trx.updateTable("unsubscribe_id").set({ member_id: null }).where("member_id", "=", memberId).execute();
    },
  },
} satisfies MemberTables;
