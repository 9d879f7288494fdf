import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { stampCardsRoutes } from "./routes.ts";
import type { stampCardsSchemas } from "./schemas.ts";

export const stampCardsDescriptions: Descriptions<typeof stampCardsRoutes, typeof stampCardsSchemas> = {
  listStampcards: { summary: "List the stamp cards", description: "The stamp cards of the club." },
  exportStampcards: { summary: "Export the stamp cards", description: "All stamp cards as a CSV file." },
  getStampcard: { summary: "Get a stamp card", description: "One stamp card with its reward, validity and look." },
  createStampcard: {
    summary: "Create a stamp card",
    description: "Creates a stamp card as a draft. `setStampcardStatus` publishes it.",
  },
  updateStampcard: {
    summary: "Change a stamp card",
    description: "Replaces the editable fields. Members with an open card keep the better promise.",
  },
  previewStampcardChange: {
    summary: "Preview a change of a stamp card",
    description: "How many open cards the change would affect. Changes nothing.",
  },
  copyStampcard: { summary: "Copy a stamp card", description: "Creates a draft with the same fields." },
  setStampcardStatus: {
    summary: "Change the status of a stamp card",
    description: "Publishes or stops the stamp card.",
  },
  setStampcardImage: {
    summary: "Set a picture of a stamp card",
    description: "Uploads a picture for one part of the card, at most 4 MiB.",
  },
  removeStampcardImage: {
    summary: "Remove a picture of a stamp card",
    description: "Removes the picture of one part of the card.",
  },
  removeStampcard: {
    summary: "Remove a stamp card",
    description: "Removes the stamp card. Rewards that members have earned stay.",
  },
};
