import type { ApiFeature } from "#packages/server/feature.ts";
import { documentsHandlers } from "./routes.ts";

export const documentsFeature = {
  handlers: documentsHandlers,
  personalData: {
    staff: { ROLES: ["account_acceptance"] },
    support: { ACTS_OF_STAFF: ["platform_document_version"] },
  },
} satisfies ApiFeature;
