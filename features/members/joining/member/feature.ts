import {
  anybodyScreen,
  type Feature,
  ownScreen,
  signedOutOfLocationScreen,
  signedOutScreen,
} from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    ownScreen(pages.complete, "CompleteScreen", () => import("./CompleteScreen.tsx")),
    signedOutScreen(
      pages.onboardingConfirmation,
      "OnboardingConfirmationScreen",
      () => import("./OnboardingConfirmationScreen.tsx"),
    ),
    anybodyScreen(pages.onboardingSent, "OnboardingSentScreen", () => import("./OnboardingSentScreen.tsx")),
    signedOutOfLocationScreen(
      pages.locationOnboardingConfirmation,
      "OnboardingConfirmationScreen",
      () => import("./OnboardingConfirmationScreen.tsx"),
    ),
  ],
} as const satisfies Feature;
