import { type Feature, signedOutScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [signedOutScreen(pages.signInCode, "SignInCodeScreen", () => import("./SignInCodeScreen.tsx"))],
} as const satisfies Feature;
