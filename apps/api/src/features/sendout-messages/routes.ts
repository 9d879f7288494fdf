import type { sendoutMessageRoutes } from "@stammis/contract/sendout-messages/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { previewSendoutEmail } from "./preview-email.ts";

export const sendoutMessageHandlers = (services: Services): Handlers<typeof sendoutMessageRoutes> => ({
  previewSendoutEmail: (call) => previewSendoutEmail(services, call),
});
