import type { MemberTables } from "#packages/server/db/member-table.ts";

export const smsMemberTables = {
  sms_reply: { merge: "stays", part: "smsReplies", erase: "deletes" },
} satisfies MemberTables;
