import type { RetentionRules } from "#packages/domain/retention.ts";
import { undoMergeDays } from "./undo-merge.ts";

export const mergingRetention = {
  /** Both profiles before a merge, stored while it can be undone. */
  merges: { job: "forget-old-merges", days: undoMergeDays, whose: "CLUB", shown: { place: 70, counts: "rows" } },
} as const satisfies RetentionRules;
