import type { MemberTables } from "#packages/server/db/member-table.ts";

export const campaignsMemberTables = {
  // `merge_members` swaps the two offers if the plan prefers the other member's.
  member_welcome_offer: { merge: "stays", part: "welcome", erase: "keeps" },
} satisfies MemberTables;
