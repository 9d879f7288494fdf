import type { ApiFeature } from "#packages/server/feature.ts";
import { registerHandlers } from "./routes.ts";

export const registerFeature = {
  handlers: registerHandlers,
} satisfies ApiFeature;
