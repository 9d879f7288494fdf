import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  SAME_MEMBER: "That’s the same membership.",
  MERGE_TOO_OLD: "More than 30 days have passed, so the merge can no longer be undone.",
  MERGED_AGAIN: "Undo the latest merge first.",
  MERGED_THINGS_USED: "Something that came with it has been used or returned, so the merge can’t be undone.",
  OWN_MERGE: "A colleague needs to merge or separate your own membership.",
  MERGE_APPROVAL_NEEDED: "A merchant needs to approve this. Ask them from the same page.",
  MERGE_APPROVAL_NOT_NEEDED: "You can do this yourself, without asking.",
};
