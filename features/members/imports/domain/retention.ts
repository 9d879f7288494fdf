import type { RetentionRules } from "#packages/domain/retention.ts";
import { importUndoDays } from "./import-states.ts";

export const importsRetention = {
  /** Rows of an import, deleted after the number of days in which it can be undone. */
  importedRows: { job: "forget-imports", days: importUndoDays, whose: "CLUB", shown: { place: 80, counts: "rows" } },
  /** Imports with missing rows, and imports that were checked but never run: deleted after 30 days. */
  untakenImports: { job: "forget-imports", days: 30, whose: "CLUB", shown: { place: 90, counts: "rows" } },
} as const satisfies RetentionRules;
