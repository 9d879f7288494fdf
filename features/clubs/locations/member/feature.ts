import { type Feature, ofLocationScreen, ownScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    ownScreen(pages.contact, "ContactScreen", () => import("./ContactScreen.tsx")),
    ofLocationScreen(pages.location, "LocationScreen", () => import("./LocationScreen.tsx")),
  ],
} as const satisfies Feature;
