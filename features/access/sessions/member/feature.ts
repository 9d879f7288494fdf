import { type Feature, ownScreen, signedOutScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    ownScreen(pages.devices, "DevicesScreen", () => import("./DevicesScreen.tsx")),
    signedOutScreen(pages.login, "LoginScreen", () => import("./LoginScreen.tsx")),
  ],
} as const satisfies Feature;
