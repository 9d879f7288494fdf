import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { membershipHandlers } from "./membership/routes.ts";
import { personalDataHandlers } from "./routes.ts";

export const personalDataFeature = {
  handlers: (services: Services) => ({ ...membershipHandlers(services), ...personalDataHandlers(services) }),
} satisfies ApiFeature;
