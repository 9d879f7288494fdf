import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { listViewsHandlers } from "./list-views/routes.ts";
import { profileHandlers } from "./routes.ts";

export const profileFeature = {
  handlers: (services: Services) => ({ ...listViewsHandlers(services), ...profileHandlers(services) }),
  personalData: {
    staff: {
      NAME: ["account.first_name", "account.last_name"],
      CONTACT: ["account.email", "account.phone"],
      ROLES: [
        "list_view",
        "account.language",
        "account.is_admin",
        "account.is_demo",
        "account.last_location_id",
        "account.confirmed_at",
      ],
    },
  },
} satisfies ApiFeature;
