import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { pointsRoutes } from "./routes.ts";
import type { pointsSchemas } from "./schemas.ts";

export const pointsDescriptions: Descriptions<typeof pointsRoutes, typeof pointsSchemas> = {
  getClubPoints: {
    summary: "Get the rules for points",
    description: "Points per krona, their validity in months, and the limits of cashiers and keys.",
  },
  getMemberPointsAccount: {
    summary: "Get the points account of a member",
    description: "The balance, the points about to expire, and the latest lines of the account.",
  },
  getMemberBalance: {
    summary: "Get the points of a member",
    description: "The usable points on a day, and the points in deficit: a short answer for a receipt or a checkout.",
    example: {
      params: { membershipId: "461234567895" },
      query: { date: "2026-11-30" },
      answer: { date: "2026-11-30", balance: 340, owed: 0 },
    },
  },
  correctPoints: {
    summary: "Correct the points of a member",
    description: "Gives or takes points with a reason, within the daily limits of the key.",
  },
  voidCorrection: { summary: "Void a correction", description: "Reverses a correction." },
  deductPoints: {
    summary: "Deduct points",
    description: "Takes points from the member for something outside the till, with a reason.",
  },
  voidDeduction: { summary: "Void a deduction", description: "Returns the points that a deduction took." },
};
