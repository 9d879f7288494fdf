import type { ApiFeature } from "#packages/server/feature.ts";
import { clubChecks } from "./club-checks.ts";
import { settingsHandlers } from "./routes.ts";

export const settingsFeature = {
  handlers: settingsHandlers,
  checks: clubChecks,
} satisfies ApiFeature;
