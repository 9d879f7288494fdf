import { IconBuilding, IconBuildingBank } from "@tabler/icons-react";
import {
  type Feature,
  firstScreen,
  officeRedirect,
  officeScreen,
  openScreen,
} from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readCompanySearch } from "./search.ts";

export const feature = {
  screens: [
    firstScreen(pages.onboarding, "OnboardingScreen", () => import("./OnboardingScreen.tsx")),
    openScreen(pages.onboardingSent, "OnboardingSentScreen", () => import("./OnboardingSentScreen.tsx")),
    openScreen(
      pages.onboardingConfirmation,
      "OnboardingConfirmationScreen",
      () => import("./OnboardingConfirmationScreen.tsx"),
    ),
    officeScreen(pages.companyDetail, "CompanyDetailScreen", () => import("./CompanyDetailScreen.tsx")),
    officeRedirect(pages.merchants, pages.companies),
    officeScreen(pages.companies, "CompaniesScreen", () => import("./CompaniesScreen.tsx"), readCompanySearch),
    officeScreen(pages.company, "CompanyScreen", () => import("./CompanyScreen.tsx")),
  ],
  menu: [
    {
      label: "companies.menu.company",
      to: pages.company,
      icon: IconBuildingBank,
      group: "club",
      order: 30,
      for: "company",
    },
    {
      label: "companies.menu.companies",
      to: pages.companies,
      icon: IconBuilding,
      group: "platform",
      order: 20,
      for: "administer",
    },
  ],
} as const satisfies Feature;
