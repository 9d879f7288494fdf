import type { sendoutResultRoutes } from "@stammis/contract/sendout-results/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { exportSendoutRecipients } from "./export-recipients.ts";
import { getSendoutNumbers } from "./get-numbers.ts";
import { listSendoutRecipients } from "./list-recipients.ts";

export const sendoutResultHandlers = (services: Services): Handlers<typeof sendoutResultRoutes> => ({
  listSendoutRecipients: (call) => listSendoutRecipients(services, call),
  exportSendoutRecipients: (call) => exportSendoutRecipients(services, call),
  getSendoutNumbers: (call) => getSendoutNumbers(services, call),
});
