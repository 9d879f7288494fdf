import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { postersRoutes } from "./routes.ts";
import type { postersSchemas } from "./schemas.ts";

export const postersDescriptions: Descriptions<typeof postersRoutes, typeof postersSchemas> = {
  getPoster: {
    summary: "Get the poster of a point of sale",
    description: "A PDF with the QR code that opens the sign-up page of the point of sale.",
  },
};
