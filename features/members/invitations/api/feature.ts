import type { ApiFeature } from "#packages/server/feature.ts";
import { memberInvitationHandlers } from "./routes.ts";

export const invitationsFeature = {
  handlers: memberInvitationHandlers,
} satisfies ApiFeature;
