import type { MemberTables } from "#packages/server/db/member-table.ts";

export const mergingMemberTables = {
  member_merge: {
    merge: "stays",
    part: "merges",
    erase: async (trx, { memberId }) => {
      await trx
        .updateTable("member_merge")
        .set({ profiles: null, other_email: null, other_phone: null })
        .where((eb) => eb.or([eb("kept_id", "=", memberId), eb("other_id", "=", memberId)]))
        .execute();
    },
  },
  merge_request: { merge: "stays", part: null, erase: "keeps" },
} satisfies MemberTables;
