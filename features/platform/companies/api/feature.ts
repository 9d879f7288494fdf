import type { ApiFeature } from "#packages/server/feature.ts";
import { companyHandlers } from "./routes.ts";

export const companiesFeature = {
  handlers: companyHandlers,
} satisfies ApiFeature;
