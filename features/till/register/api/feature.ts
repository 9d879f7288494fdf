import type { ApiFeature } from "#packages/server/feature.ts";
import { tillHandlers } from "./routes.ts";

export const registerFeature = {
  handlers: tillHandlers,
} satisfies ApiFeature;
