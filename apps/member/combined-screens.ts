import { paths } from "#features/member-paths.ts";
import {
  anybodyScreen,
  type Feature,
  ofLocationScreen,
  ownScreen,
  signedOutOfLocationScreen,
  signedOutScreen,
} from "#packages/web/member/feature.ts";

/** Screens that no single noun can declare, each with the reason. */
export const feature = {
  screens: [
    // Combines the card, the rewards, the campaigns, the terms and the wallet.
    ownScreen(paths.home, "HomeScreen", () => import("./screens/HomeScreen.tsx")),
    // Shows points where the club gives them. Points list rewards, so purchases cannot show them.
    ownScreen(paths.purchases, "PurchasesScreen", () => import("./screens/PurchasesScreen.tsx")),
    // A menu that combines the links to all of the member's own screens.
    ownScreen(paths.account, "AccountScreen", () => import("./screens/AccountScreen.tsx")),
    // Combines everything offered to a visitor: campaigns, rewards, points and cards.
    signedOutScreen(paths.guest, "GuestScreen", () => import("./screens/GuestScreen.tsx")),
    signedOutOfLocationScreen(paths.locationGuest, "GuestScreen", () => import("./screens/GuestScreen.tsx")),
    // Combines the form to join with the benefits that the member gets for joining.
    anybodyScreen(paths.onboarding, "OnboardingScreen", () => import("./screens/OnboardingScreen.tsx")),
    ofLocationScreen(paths.locationOnboarding, "OnboardingScreen", () => import("./screens/OnboardingScreen.tsx")),
  ],
} as const satisfies Feature;
