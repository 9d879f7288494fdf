import type { RetentionRules } from "#packages/domain/retention.ts";
import { importUndoDays } from "./import-states.ts";

export const importsRetention = {
  /** The number of days in which an import can be undone. */
  importedRows: { job: "forget-imports", days: importUndoDays, whose: "CLUB", shown: { place: 80, counts: "rows" } },
  /** Imports with missing rows, and imports that were checked but never run. */
  untakenImports: { job: "forget-imports", days: 30, whose: "CLUB", shown: { place: 90, counts: "rows" } },
} as const satisfies RetentionRules;
