import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readOrderSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.connections, "ConnectionsScreen", () => import("./ConnectionsScreen.tsx"), readListSearch),
    officeScreen(pages.newConnection, "ConnectionEditScreen", () => import("./ConnectionEditScreen.tsx")),
    officeScreen(pages.connection, "ConnectionScreen", () => import("./ConnectionScreen.tsx"), readOrderSearch),
    officeScreen(pages.connectionEdit, "ConnectionEditScreen", () => import("./ConnectionEditScreen.tsx")),
  ],
} as const satisfies Feature;
