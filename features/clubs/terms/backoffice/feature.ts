import { IconFileText, IconShieldLock } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    officeScreen(pages.membershipTerms, "TermsScreen", () => import("./TermsScreen.tsx")),
    officeScreen(pages.privacyPolicy, "TermsScreen", () => import("./TermsScreen.tsx")),
    officeScreen(pages.membershipTermsVersion, "TermsVersionScreen", () => import("./TermsVersionScreen.tsx")),
    officeScreen(pages.privacyPolicyVersion, "TermsVersionScreen", () => import("./TermsVersionScreen.tsx")),
  ],
  menu: [
    {
      label: "terms.menu.membershipTerms",
      to: pages.membershipTerms,
      icon: IconFileText,
      group: "club",
      order: 80,
      for: "readClub",
    },
    {
      label: "terms.menu.privacyPolicy",
      to: pages.privacyPolicy,
      icon: IconShieldLock,
      group: "club",
      order: 90,
      for: "readClub",
    },
  ],
} as const satisfies Feature;
