import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { listViewHandlers } from "./list-views/routes.ts";
import { profileHandlers } from "./routes.ts";

export const profileFeature = {
  handlers: (services: Services) => ({ ...listViewHandlers(services), ...profileHandlers(services) }),
} satisfies ApiFeature;
