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
    // The card, the rewards, the campaigns, the terms and the wallet.
    ownScreen(paths.home, "HomeScreen", () => import("./screens/HomeScreen.tsx")),
    // The points where the club gives them; points list rewards, so purchases cannot show them.
    ownScreen(paths.purchases, "PurchasesScreen", () => import("./screens/PurchasesScreen.tsx")),
    // The menu of all that is the member's own.
    ownScreen(paths.account, "AccountScreen", () => import("./screens/AccountScreen.tsx")),
    // All that a visitor is offered: campaigns, rewards, points and cards.
    signedOutScreen(paths.guest, "GuestScreen", () => import("./screens/GuestScreen.tsx")),
    signedOutOfLocationScreen(paths.locationGuest, "GuestScreen", () => import("./screens/GuestScreen.tsx")),
    // The form to join, and what the member gets for it.
    anybodyScreen(paths.onboarding, "OnboardingScreen", () => import("./screens/OnboardingScreen.tsx")),
    ofLocationScreen(paths.locationOnboarding, "OnboardingScreen", () => import("./screens/OnboardingScreen.tsx")),
  ],
} as const satisfies Feature;
