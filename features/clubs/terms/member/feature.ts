import { anybodyScreen, type Feature } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    anybodyScreen(pages.membershipTerms, "MembershipTermsScreen", () => import("./MembershipTermsScreen.tsx")),
    anybodyScreen(pages.privacyPolicy, "PrivacyPolicyScreen", () => import("./PrivacyPolicyScreen.tsx")),
  ],
} as const satisfies Feature;
