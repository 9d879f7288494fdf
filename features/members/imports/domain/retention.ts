import type { RetentionRules } from "#packages/domain/retention.ts";
import { importUndoDays } from "./import-states.ts";

export const importsRetention = {
  /** Days after an import in which it can be undone. */
  importedRows: { job: "forget-imports", days: importUndoDays, whose: "CLUB", shown: { place: 80, counts: "rows" } },
  /** Imports whose rows did not all arrive, or that were checked but never run. */
  untakenImports: { job: "forget-imports", days: 30, whose: "CLUB", shown: { place: 90, counts: "rows" } },
} as const satisfies RetentionRules;
