import { type Feature, ownScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [ownScreen(pages.profile, "ProfileScreen", () => import("./ProfileScreen.tsx"))],
} as const satisfies Feature;
