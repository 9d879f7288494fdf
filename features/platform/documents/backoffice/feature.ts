import { IconFileCertificate } from "@tabler/icons-react";
import { type Feature, officeScreen, openScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readAcceptanceSearch, readDocumentSearch } from "./search.ts";

export const feature = {
  screens: [
    openScreen(pages.platformTerms, "DocumentScreen", () => import("./DocumentScreen.tsx"), readDocumentSearch),
    openScreen(pages.platformPrivacy, "DocumentScreen", () => import("./DocumentScreen.tsx"), readDocumentSearch),
    openScreen(pages.platformAgreement, "DocumentScreen", () => import("./DocumentScreen.tsx"), readDocumentSearch),
    officeScreen(pages.documents, "DocumentsScreen", () => import("./DocumentsScreen.tsx"), readListSearch),
    officeScreen(pages.writtenDocument, "WrittenDocumentScreen", () => import("./WrittenDocumentScreen.tsx")),
    officeScreen(
      pages.documentAcceptances,
      "DocumentAcceptancesScreen",
      () => import("./DocumentAcceptancesScreen.tsx"),
      readAcceptanceSearch,
    ),
  ],
  menu: [
    {
      label: "documents.menu",
      to: pages.documents,
      icon: IconFileCertificate,
      group: "platform",
      order: 70,
      for: "administer",
    },
  ],
} as const satisfies Feature;
