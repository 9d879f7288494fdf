import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { selectionsRoutes } from "./routes.ts";
import type { selectionsSchemas } from "./schemas.ts";

export const selectionsDescriptions: Descriptions<typeof selectionsRoutes, typeof selectionsSchemas> = {
  listSelections: { summary: "List the selections", description: "Stored selections of members." },
  exportSelections: { summary: "Export the selections", description: "The selections as a CSV file." },
  getSelection: { summary: "Get a selection", description: "One selection with its conditions." },
  createSelection: {
    summary: "Create a selection",
    description: "Stores conditions that select members, for sendouts and campaigns.",
  },
  updateSelection: { summary: "Change a selection", description: "Replaces the name and conditions." },
  copySelection: { summary: "Copy a selection", description: "Creates a selection with the same conditions." },
  removeSelection: {
    summary: "Remove a selection",
    description: "Removes the selection, unless a sendout or campaign uses it.",
  },
  countSelection: {
    summary: "Count a selection",
    description: "How many members match the conditions, and how many can be reached. Changes nothing.",
  },
  sampleSelection: {
    summary: "Get examples of selected members",
    description: "Some of the members who match the conditions. Changes nothing.",
  },
  explainSelection: {
    summary: "Explain a selection for a member",
    description: "Which conditions a member meets. Changes nothing.",
  },
};
