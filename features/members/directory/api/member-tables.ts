import type { MemberTables } from "#packages/server/db/member-table.ts";

export const directoryMemberTables = {
  earlier_address: { merge: "stays", erase: "deletes" },
  member_word: { merge: "stays", erase: "follows" },
} satisfies MemberTables;
