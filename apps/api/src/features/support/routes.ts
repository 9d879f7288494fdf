import type { supportRoutes } from "@stammis/contract/support/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { listMessages, listThreads } from "./list-messages.ts";
import { writeMessage } from "./write-message.ts";

export const supportHandlers = (services: Services): Handlers<typeof supportRoutes> => ({
  async getSupportContact() {
    const { email, phone } = services.config.support;
    return { email: email || null, phone: phone || null };
  },
  listSupportMessages: (call) => listMessages(services, call),
  writeSupportMessage: (call) => writeMessage(services, call),
  listSupportThreads: (call) => listThreads(services, call),
});
