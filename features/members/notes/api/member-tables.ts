import type { MemberTables } from "#packages/server/db/member-table.ts";

export const notesMemberTables = {
  member_note: { merge: "moves", part: "notes", erase: "deletes" },
} satisfies MemberTables;
