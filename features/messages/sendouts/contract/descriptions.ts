import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { sendoutsRoutes } from "./routes.ts";
import type { sendoutsSchemas } from "./schemas.ts";

export const sendoutsDescriptions: Descriptions<typeof sendoutsRoutes, typeof sendoutsSchemas> = {
  listSendouts: { summary: "List the sendouts", description: "E-mail and SMS sendouts with their counts." },
  exportSendouts: { summary: "Export the sendouts", description: "The sendouts as a CSV file." },
  createSendout: { summary: "Create a sendout", description: "Creates a draft. `setSendoutState` starts it." },
  addSendoutPicture: {
    summary: "Add a picture for an e-mail",
    description: "Uploads a picture, at most 4 MiB. The e-mail refers to it by the path in the answer.",
  },
  getSendout: { summary: "Get a sendout", description: "One sendout with its messages, state and progress." },
  updateSendout: {
    summary: "Change a sendout",
    description: "Changes a draft. Of a paused automatic sendout only the messages and the time of day can change.",
  },
  removeSendout: { summary: "Remove a sendout", description: "Removes a draft." },
  getSendoutRules: {
    summary: "Get the rules for sendouts",
    description: "Quiet hours, the cap per member, and the size above which a second person approves.",
  },
};
