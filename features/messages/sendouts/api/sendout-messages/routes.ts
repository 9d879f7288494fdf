import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { sendoutMessagesRoutes } from "../../contract/sendout-messages/routes.ts";
import { previewSendoutEmail } from "./preview-email.ts";

export const sendoutMessagesHandlers = (services: Services): Handlers<typeof sendoutMessagesRoutes> => ({
  previewSendoutEmail: (call) => previewSendoutEmail(services, call),
});
