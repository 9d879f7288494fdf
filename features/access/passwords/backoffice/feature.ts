import { type Feature, openScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    openScreen(pages.passwordRequest, "PasswordRequestScreen", () => import("./PasswordRequestScreen.tsx")),
    openScreen(pages.passwordReset, "PasswordResetScreen", () => import("./PasswordResetScreen.tsx")),
  ],
} as const satisfies Feature;
