import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { sendoutMessagesRoutes } from "./routes.ts";
import type { sendoutMessagesSchemas } from "./schemas.ts";

export const sendoutMessagesDescriptions: Descriptions<typeof sendoutMessagesRoutes, typeof sendoutMessagesSchemas> = {
  previewSendoutEmail: {
    summary: "Preview an e-mail",
    description: "The HTML of a draft as a recipient would get it. Changes nothing.",
  },
};
