import type { ApiFeature } from "#packages/server/feature.ts";
import { platformDocumentHandlers } from "./routes.ts";

export const documentsFeature = {
  handlers: platformDocumentHandlers,
} satisfies ApiFeature;
