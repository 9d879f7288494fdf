import type { ApiFeature } from "#packages/server/feature.ts";
import { categoriesHandlers } from "./routes.ts";

export const categoriesFeature = {
  handlers: categoriesHandlers,
} satisfies ApiFeature;
