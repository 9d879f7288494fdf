import type { ApiFeature } from "#packages/server/feature.ts";
import { clubChecks } from "./club-checks.ts";
import { chainHandlers } from "./routes.ts";

export const settingsFeature = {
  handlers: chainHandlers,
  checks: clubChecks,
} satisfies ApiFeature;
