import type { ApiFeature } from "#packages/server/feature.ts";
import { trailHandlers } from "./routes.ts";

export const trailFeature = {
  handlers: trailHandlers,
  personalData: {
    trail: { ACTS_OF_STAFF: ["audit_entry", "platform_audit_entry"] },
  },
} satisfies ApiFeature;
