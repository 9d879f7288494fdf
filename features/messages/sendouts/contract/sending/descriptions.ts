import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { sendingRoutes } from "./routes.ts";
import type { sendingSchemas } from "./schemas.ts";

export const sendingDescriptions: Descriptions<typeof sendingRoutes, typeof sendingSchemas> = {
  setSendoutState: {
    summary: "Change the state of a sendout",
    description: "Starts, approves, withdraws, pauses, resumes or cancels a sendout.",
  },
  publishAndSendCampaign: {
    summary: "Publish a campaign and send its message",
    description:
      "Publishes a draft campaign, and sends its message as a sendout of its own: at once, or on its first day.",
  },
  testSendout: {
    summary: "Send a test",
    description: "Sends the message to the address of the merchant who created the key.",
  },
  getHeldSendouts: {
    summary: "List held sendouts",
    description: "Sendouts held since the club was restored from a backup, and the messages that a release would send.",
  },
  releaseHeldSendouts: { summary: "Release held sendouts", description: "Lets the named sendouts continue." },
};
