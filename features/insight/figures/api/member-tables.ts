import type { MemberTables } from "#packages/server/db/member-table.ts";

export const figuresMemberTables = {
  member_month: { merge: "recounts", erase: "keeps" },
  member_statistics: { merge: "recounts", erase: "keeps" },
} satisfies MemberTables;
