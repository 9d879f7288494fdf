import type { MemberTables } from "#packages/server/db/member-table.ts";

export const stampCardsMemberTables = {
  member_stamp_card: { merge: "recounts", erase: "keeps" },
  stamp_card_usage: { merge: "moves", erase: "keeps" },
  stamp_entry: { merge: "moves", erase: "keeps" },
} satisfies MemberTables;
