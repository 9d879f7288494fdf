import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { sendoutReachRoutes } from "./routes.ts";
import type { sendoutReachSchemas } from "./schemas.ts";

export const sendoutReachDescriptions: Descriptions<typeof sendoutReachRoutes, typeof sendoutReachSchemas> = {
  countSendoutReach: {
    summary: "Count the reach of an unsaved sendout",
    description: "The recipients and the cost, if it were started now. Changes nothing.",
  },
  getSendoutReach: {
    summary: "Get the reach of a draft",
    description: "The recipients and the cost, if it were started now.",
  },
};
