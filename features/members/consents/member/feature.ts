import { anybodyScreen, type Feature, ownScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    ownScreen(pages.consents, "ConsentsScreen", () => import("./ConsentsScreen.tsx")),
    anybodyScreen(pages.unsubscribe, "UnsubscribeScreen", () => import("./UnsubscribeScreen.tsx")),
  ],
} as const satisfies Feature;
