import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { publicHandlers } from "./public/routes.ts";
import { homeHandlers } from "./routes.ts";

export const homeFeature = {
  handlers: (services: Services) => ({ ...publicHandlers(services), ...homeHandlers(services) }),
  overAllChains: {
    "public/routes.ts": ["terms_version"],
  },
} satisfies ApiFeature;
