import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { supportRoutes } from "../contract/routes.ts";
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
