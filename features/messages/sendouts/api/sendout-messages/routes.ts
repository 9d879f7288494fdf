import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { sendoutMessageRoutes } from "../../contract/sendout-messages/routes.ts";
import { previewSendoutEmail } from "./preview-email.ts";

export const sendoutMessageHandlers = (services: Services): Handlers<typeof sendoutMessageRoutes> => ({
  previewSendoutEmail: (call) => previewSendoutEmail(services, call),
});
