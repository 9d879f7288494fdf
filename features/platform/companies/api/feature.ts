import type { ApiFeature } from "#packages/server/feature.ts";
import { companiesHandlers } from "./routes.ts";

export const companiesFeature = {
  handlers: companiesHandlers,
} satisfies ApiFeature;
