import type { MemberTables } from "#packages/server/db/member-table.ts";

export const contactsMemberTables = {
  contact_change: { merge: "ends", part: "addresses", erase: "deletes" },
} satisfies MemberTables;
