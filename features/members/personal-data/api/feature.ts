import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { membershipHandlers } from "./membership/routes.ts";
import { memberDataHandlers } from "./routes.ts";

export const personalDataFeature = {
  handlers: (services: Services) => ({ ...membershipHandlers(services), ...memberDataHandlers(services) }),
} satisfies ApiFeature;
