import type { ApiFeature } from "#packages/server/feature.ts";
import { categoryHandlers } from "./routes.ts";

export const categoriesFeature = {
  handlers: categoryHandlers,
} satisfies ApiFeature;
