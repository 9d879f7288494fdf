import type { RetentionRules } from "#packages/domain/retention.ts";
import { importUndoDays } from "./import-states.ts";

export const importsRetention = {
  /** Past the import: as long as it can be undone. */
  importedRows: { job: "forget-imports", days: importUndoDays, whose: "CLUB" },
  /** Lists whose rows did not all arrive, or that were checked and not taken in. */
  untakenImports: { job: "forget-imports", days: 30, whose: "CLUB" },
} as const satisfies RetentionRules;
