import type { ApiFeature } from "#packages/server/feature.ts";
import { pointChecks } from "./point-checks.ts";
import { pointHandlers } from "./routes.ts";

export const pointsFeature = {
  handlers: pointHandlers,
  checks: [...pointChecks],
} satisfies ApiFeature;
