import type { ApiFeature } from "#packages/server/feature.ts";
import { locationHandlers } from "./routes.ts";

export const locationsFeature = {
  handlers: locationHandlers,
} satisfies ApiFeature;
