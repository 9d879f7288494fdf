import type { MemberTables } from "#packages/server/db/member-table.ts";

export const smsMemberTables = {
  sms_reply: { merge: "stays", erase: "deletes" },
} satisfies MemberTables;
