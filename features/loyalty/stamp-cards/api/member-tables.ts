import type { MemberTables } from "#packages/server/db/member-table.ts";

export const stampCardsMemberTables = {
  member_stamp_card: { merge: "recounts", part: null, erase: "keeps" },
  stamp_card_usage: { merge: "moves", part: "stampCards", erase: "keeps" },
  stamp_entry: { merge: "moves", part: "stamps", erase: "keeps" },
} satisfies MemberTables;
