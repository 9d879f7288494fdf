import type { ApiFeature } from "#packages/server/feature.ts";
import { posterHandlers } from "./routes.ts";

export const postersFeature = {
  handlers: posterHandlers,
} satisfies ApiFeature;
