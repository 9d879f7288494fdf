import type { ApiFeature } from "#packages/server/feature.ts";
import { plansHandlers } from "./routes.ts";

export const plansFeature = {
  handlers: plansHandlers,
} satisfies ApiFeature;
