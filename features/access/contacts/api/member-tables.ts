import type { MemberTables } from "#packages/server/db/member-table.ts";

export const contactsMemberTables = {
  contact_change: { merge: "ends", erase: "deletes" },
} satisfies MemberTables;
