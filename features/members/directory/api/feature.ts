import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { memberChecks } from "./member-checks.ts";
import { memberHandlers } from "./routes.ts";
import { searchHandlers } from "./search/routes.ts";

export const directoryFeature = {
  handlers: (services: Services) => ({ ...memberHandlers(services), ...searchHandlers(services) }),
  checks: [...memberChecks],
} satisfies ApiFeature;
