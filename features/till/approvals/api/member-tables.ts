import { erasesReasons, type MemberTables } from "#packages/server/db/member-table.ts";

export const approvalsMemberTables = {
  approval_request: { merge: "moves", part: "largeAmounts", erase: erasesReasons("approval_request") },
} satisfies MemberTables;
