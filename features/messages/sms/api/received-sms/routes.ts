import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { smsRepliesRoutes } from "../../contract/sms-replies/routes.ts";
import { listSmsReplies } from "./list-replies.ts";
import { handleSmsReply } from "./settle-reply.ts";

export const smsRepliesHandlers = (services: Services): Handlers<typeof smsRepliesRoutes> => ({
  listSmsReplies: (call) => listSmsReplies(services, call),
  handleSmsReply: (call) => handleSmsReply(services, call),
});
