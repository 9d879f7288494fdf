import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { sendoutResultRoutes } from "../../contract/sendout-results/routes.ts";
import { exportSendoutRecipients } from "./export-recipients.ts";
import { getSendoutNumbers } from "./get-numbers.ts";
import { listSendoutRecipients } from "./list-recipients.ts";

export const sendoutResultHandlers = (services: Services): Handlers<typeof sendoutResultRoutes> => ({
  listSendoutRecipients: (call) => listSendoutRecipients(services, call),
  exportSendoutRecipients: (call) => exportSendoutRecipients(services, call),
  getSendoutNumbers: (call) => getSendoutNumbers(services, call),
});
