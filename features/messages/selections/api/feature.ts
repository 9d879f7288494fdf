import type { ApiFeature } from "#packages/server/feature.ts";
import { selectionsHandlers } from "./routes.ts";

export const selectionsFeature = {
  handlers: selectionsHandlers,
} satisfies ApiFeature;
