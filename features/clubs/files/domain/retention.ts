import type { RetentionRules } from "#packages/domain/retention.ts";

export const filesRetention = {
  /** Days until a picture without a reference is deleted. Until then, sent mails can still show it. */
  unusedFiles: { job: "remove-unused-files", days: 7, whose: "CLUB", shown: { place: 120, counts: "rows" } },
} as const satisfies RetentionRules;
