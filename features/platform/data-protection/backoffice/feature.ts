import { IconShieldCheck } from "@tabler/icons-react";
import { readTrailSearch } from "#features/insight/trail/backoffice/search.ts";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    officeScreen(pages.dataProtection, "DataProtectionScreen", () => import("./DataProtectionScreen.tsx")),
    officeScreen(pages.dataProtectionIntro, "DataProtectionScreen", () => import("./DataProtectionScreen.tsx")),
    officeScreen(pages.processingRecord, "ProcessingRecordScreen", () => import("./ProcessingRecordScreen.tsx")),
    officeScreen(
      pages.newProcessingActivity,
      "ProcessingActivityScreen",
      () => import("./ProcessingActivityScreen.tsx"),
    ),
    officeScreen(pages.processingActivity, "ProcessingActivityScreen", () => import("./ProcessingActivityScreen.tsx")),
    officeScreen(
      pages.processingAgreement,
      "ProcessingAgreementScreen",
      () => import("./ProcessingAgreementScreen.tsx"),
    ),
    officeScreen(
      pages.personalDataLog,
      "PersonalDataLogScreen",
      () => import("./PersonalDataLogScreen.tsx"),
      readTrailSearch,
    ),
    officeScreen(pages.retention, "RetentionScreen", () => import("./RetentionScreen.tsx")),
    officeScreen(
      pages.dataProtectionLinks,
      "DataProtectionLinksScreen",
      () => import("./DataProtectionLinksScreen.tsx"),
    ),
  ],
  menu: [
    {
      label: "dataProtection.menu",
      to: pages.dataProtection,
      icon: IconShieldCheck,
      group: "club",
      order: 100,
      for: "manageClub",
    },
  ],
} as const satisfies Feature;
