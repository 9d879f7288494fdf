import type { ApiFeature } from "#packages/server/feature.ts";
import { purchaseFilesHandlers } from "./routes.ts";

export const purchaseFilesFeature = {
  handlers: purchaseFilesHandlers,
} satisfies ApiFeature;
