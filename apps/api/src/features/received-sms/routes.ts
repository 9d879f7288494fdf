import type { smsReplyRoutes } from "@stammis/contract/sms-replies/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { listSmsReplies } from "./list-replies.ts";
import { handleSmsReply } from "./settle-reply.ts";

export const smsReplyHandlers = (services: Services): Handlers<typeof smsReplyRoutes> => ({
  listSmsReplies: (call) => listSmsReplies(services, call),
  handleSmsReply: (call) => handleSmsReply(services, call),
});
