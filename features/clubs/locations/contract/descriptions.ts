import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { locationsRoutes } from "./routes.ts";
import type { locationsSchemas } from "./schemas.ts";

export const locationsDescriptions: Descriptions<typeof locationsRoutes, typeof locationsSchemas> = {
  listLocations: {
    summary: "List the points of sale",
    description:
      "The open points of sale. A key bound to points of sale gets only its own. Use an `id` from here as `pointOfSaleId`.",
  },
  exportLocations: { summary: "Export the points of sale", description: "The points of sale as a CSV file." },
  getLocation: {
    summary: "Get a point of sale",
    description: "The address, opening hours and logo of one point of sale.",
  },
  getLocationClosing: {
    summary: "Preview the closing of a point of sale",
    description: "What closing the point of sale would affect. Changes nothing.",
  },
  createLocation: {
    summary: "Create a point of sale",
    description: "Creates a point of sale and its page in the member app.",
  },
  updateLocation: {
    summary: "Change a point of sale",
    description: "Replaces the editable fields. Send the `version` that you loaded to detect a concurrent change.",
  },
  closeLocation: {
    summary: "Close a point of sale",
    description: "Closes the point of sale. Its purchases and figures stay.",
  },
  setLocationLogo: {
    summary: "Set the logo of a point of sale",
    description: "Uploads a picture as the logo, at most 4 MiB.",
  },
  removeLocationLogo: {
    summary: "Remove the logo of a point of sale",
    description: "Members then see the logo of the club.",
  },
};
