import type { MemberTables } from "#packages/server/db/member-table.ts";

export const termsMemberTables = {
  member_acceptance: { merge: "stays", part: "terms", erase: "keeps" },
  terms_notice: { merge: "stays", part: "terms", erase: "keeps" },
} satisfies MemberTables;
