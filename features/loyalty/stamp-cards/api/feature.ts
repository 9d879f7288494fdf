import type { ApiFeature } from "#packages/server/feature.ts";
import { stampCardHandlers } from "./routes.ts";
import { stampChecks } from "./stamp-checks.ts";

export const stampCardsFeature = {
  handlers: stampCardHandlers,
  checks: [...stampChecks],
} satisfies ApiFeature;
