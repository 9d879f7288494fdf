import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { sendoutResultsRoutes } from "./routes.ts";
import type { sendoutResultsSchemas } from "./schemas.ts";

export const sendoutResultsDescriptions: Descriptions<typeof sendoutResultsRoutes, typeof sendoutResultsSchemas> = {
  listSendoutRecipients: {
    summary: "List the recipients of a sendout",
    description: "Each recipient with the state of the message.",
  },
  exportSendoutRecipients: {
    summary: "Export the recipients of a sendout",
    description: "The recipients as a CSV file.",
  },
  getSendoutNumbers: {
    summary: "Get the results of a sendout",
    description: "Delivered, clicked and unsubscribed messages, and purchases compared with the held-out share.",
  },
};
