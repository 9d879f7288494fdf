import type { MemberTables } from "#packages/server/db/member-table.ts";

export const purchasesMemberTables = {
  purchase: { merge: "moves", part: "purchases", erase: "keeps" },
} satisfies MemberTables;
