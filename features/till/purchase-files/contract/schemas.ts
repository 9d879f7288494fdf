import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { purchaseFileColumns, rowOutcomes } from "../domain/purchase-file.ts";
import type { purchaseFilesRoutes } from "./routes.ts";

const row = z.object({
  /** The number of the row as a spreadsheet shows it. */
  row: z.number(),
  receipt: z.string(),
  outcome: z.enum(rowOutcomes),
  /** Null for a refused row. */
  purchaseId: z.number().nullable(),
  /** The code of the refusal; null for a registered or repeated row. */
  code: z.string().nullable(),
  /** The column that cannot be read; null if the refusal concerns no single column. */
  column: z.enum(purchaseFileColumns).nullable(),
});

export const purchaseFilesSchemas = {
  registerPurchaseFile: {
    /** May be absent if the key is bound to one point of sale. */
    query: z.object({ pointOfSaleId: z.coerce.number().int().positive().optional() }),
    answer: z.object({ rows: z.array(row) }),
    errors: ["REQUIRED", "OTHER_LOCATION", "PURCHASE_FILE_UNREADABLE", "PURCHASE_FILE_TOO_LONG"],
  },
} as const satisfies Record<keyof typeof purchaseFilesRoutes, Schemas>;
