import type { RetentionRules } from "#packages/domain/retention.ts";

export const filesRetention = {
  /** Pictures without a reference. Sent mails may still show them. */
  unusedFiles: { job: "remove-unused-files", days: 7, whose: "CLUB", shown: { place: 120, counts: "rows" } },
} as const satisfies RetentionRules;
