import type { ApiFeature } from "#packages/server/feature.ts";
import { planHandlers } from "./routes.ts";

export const plansFeature = {
  handlers: planHandlers,
} satisfies ApiFeature;
