import type { ApiFeature } from "#packages/server/feature.ts";
import { purchaseHandlers } from "./routes.ts";

export const purchasesFeature = {
  handlers: purchaseHandlers,
} satisfies ApiFeature;
