import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [officeScreen(pages.profile, "ProfileScreen", () => import("./ProfileScreen.tsx"))],
} as const satisfies Feature;
