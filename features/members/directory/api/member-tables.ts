import type { MemberTables } from "#packages/server/db/member-table.ts";

export const directoryMemberTables = {
  earlier_address: { merge: "stays", part: "addresses", erase: "deletes" },
  member_word: { merge: "stays", part: null, erase: "follows" },
} satisfies MemberTables;
