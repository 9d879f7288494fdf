import type { MemberTables } from "#packages/server/db/member-table.ts";

export const termsMemberTables = {
  member_acceptance: { merge: "stays", erase: "keeps" },
  terms_notice: { merge: "stays", erase: "keeps" },
} satisfies MemberTables;
