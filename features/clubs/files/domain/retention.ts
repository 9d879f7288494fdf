import type { RetentionRules } from "#packages/domain/retention.ts";

export const filesRetention = {
  /** Pictures that nothing points at: for mails that show them, and for a change of mind. */
  unusedFiles: { job: "remove-unused-files", days: 7, whose: "CLUB" },
} as const satisfies RetentionRules;
