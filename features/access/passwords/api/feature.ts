import type { ApiFeature } from "#packages/server/feature.ts";
import { passwordsHandlers } from "./routes.ts";

export const passwordsFeature = {
  handlers: passwordsHandlers,
} satisfies ApiFeature;
