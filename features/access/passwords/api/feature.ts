import type { ApiFeature } from "#packages/server/feature.ts";
import { passwordHandlers } from "./routes.ts";

export const passwordsFeature = {
  handlers: passwordHandlers,
} satisfies ApiFeature;
