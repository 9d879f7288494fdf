import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { sendoutResultsRoutes } from "../../contract/sendout-results/routes.ts";
import { exportSendoutRecipients } from "./export-recipients.ts";
import { getSendoutNumbers } from "./get-numbers.ts";
import { listSendoutRecipients } from "./list-recipients.ts";

export const sendoutResultsHandlers = (services: Services): Handlers<typeof sendoutResultsRoutes> => ({
  listSendoutRecipients: (call) => listSendoutRecipients(services, call),
  exportSendoutRecipients: (call) => exportSendoutRecipients(services, call),
  getSendoutNumbers: (call) => getSendoutNumbers(services, call),
});
