import { anybodyScreen, type Feature, ownScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    ownScreen(pages.passwordChange, "PasswordChangeScreen", () => import("./PasswordChangeScreen.tsx")),
    anybodyScreen(pages.passwordRequest, "PasswordRequestScreen", () => import("./PasswordRequestScreen.tsx")),
    anybodyScreen(pages.passwordReset, "PasswordResetScreen", () => import("./PasswordResetScreen.tsx")),
  ],
} as const satisfies Feature;
