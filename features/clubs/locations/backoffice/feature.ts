import { IconBuildingStore } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    officeScreen(pages.locations, "LocationsScreen", () => import("./LocationsScreen.tsx"), readListSearch),
    officeScreen(pages.newLocation, "LocationScreen", () => import("./LocationScreen.tsx")),
    officeScreen(pages.location, "LocationScreen", () => import("./LocationScreen.tsx")),
  ],
  menu: [
    {
      label: "locations.menu",
      to: pages.locations,
      icon: IconBuildingStore,
      group: "club",
      order: 50,
      for: "readClub",
    },
  ],
  palette: [
    {
      label: "locations.palette.acts.newLocation",
      also: "locations.palette.also.newLocation",
      to: pages.newLocation,
      icon: IconBuildingStore,
      for: "manageClub",
      order: 100,
    },
  ],
} as const satisfies Feature;
