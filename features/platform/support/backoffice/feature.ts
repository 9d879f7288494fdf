import { IconHelpCircle } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readSupportSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.support, "SupportScreen", () => import("./SupportScreen.tsx"), readSupportSearch),
    officeScreen(pages.supportThread, "SupportThreadScreen", () => import("./SupportThreadScreen.tsx")),
    officeScreen(pages.contact, "ContactScreen", () => import("./ContactScreen.tsx")),
  ],
  menu: [{ label: "support.menu", to: pages.support, icon: IconHelpCircle, group: "help", order: 10, for: "anybody" }],
} as const satisfies Feature;
