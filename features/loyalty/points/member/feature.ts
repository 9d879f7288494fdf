import { type Feature, ownScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [ownScreen(pages.pointsAccount, "PointsAccountScreen", () => import("./PointsAccountScreen.tsx"))],
} as const satisfies Feature;
