import type { MemberTables } from "#packages/server/db/member-table.ts";

export const purchasesMemberTables = {
  purchase: { merge: "moves", erase: "keeps" },
} satisfies MemberTables;
