import { IconCategory } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [officeScreen(pages.categories, "CategoriesScreen", () => import("./CategoriesScreen.tsx"), readListSearch)],
  menu: [
    { label: "categories.menu", to: pages.categories, icon: IconCategory, group: "club", order: 70, for: "readClub" },
  ],
  palette: [
    {
      label: "categories.palette.acts.newCategory",
      also: "categories.palette.also.newCategory",
      to: pages.categories,
      icon: IconCategory,
      for: "manageClub",
      order: 110,
    },
  ],
} as const satisfies Feature;
