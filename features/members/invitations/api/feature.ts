import type { ApiFeature } from "#packages/server/feature.ts";
import { invitationsHandlers } from "./routes.ts";

export const invitationsFeature = {
  handlers: invitationsHandlers,
} satisfies ApiFeature;
