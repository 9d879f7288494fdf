import type { MemberTables } from "#packages/server/db/member-table.ts";

export const sessionsMemberTables = {
  member_session: { merge: "ends", erase: "deletes" },
  member_device: { merge: "ends", erase: "deletes" },
  member_token: { merge: "ends", erase: "deletes" },
} satisfies MemberTables;
