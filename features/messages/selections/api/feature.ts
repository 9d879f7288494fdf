import type { ApiFeature } from "#packages/server/feature.ts";
import { selectionHandlers } from "./routes.ts";

export const selectionsFeature = {
  handlers: selectionHandlers,
} satisfies ApiFeature;
