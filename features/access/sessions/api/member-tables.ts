import type { MemberTables } from "#packages/server/db/member-table.ts";

export const sessionsMemberTables = {
  member_session: { merge: "ends", part: "devices", erase: "deletes" },
  member_device: { merge: "ends", part: "devices", erase: "deletes" },
  member_token: { merge: "ends", part: "links", erase: "deletes" },
} satisfies MemberTables;
