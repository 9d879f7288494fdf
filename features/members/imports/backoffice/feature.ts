import { IconFileImport } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    officeScreen(pages.imports, "ImportsScreen", () => import("./ImportsScreen.tsx"), readListSearch),
    officeScreen(pages.import, "ImportScreen", () => import("./ImportScreen.tsx")),
  ],
  palette: [
    {
      label: "imports.palette.acts.importMembers",
      also: "imports.palette.also.importMembers",
      to: pages.imports,
      icon: IconFileImport,
      for: "importMembers",
      order: 50,
    },
  ],
} as const satisfies Feature;
