import type { MemberTables } from "#packages/server/db/member-table.ts";

export const insightFiguresMemberTables = {
  member_month: { merge: "recounts", part: null, erase: "keeps" },
  member_statistics: { merge: "recounts", part: "profile", erase: "keeps" },
} satisfies MemberTables;
