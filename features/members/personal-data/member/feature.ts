import { type Feature, ownScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    ownScreen(pages.membership, "MembershipScreen", () => import("./MembershipScreen.tsx")),
    ownScreen(pages.terminate, "TerminateScreen", () => import("./TerminateScreen.tsx")),
    ownScreen(pages.export, "ExportScreen", () => import("./ExportScreen.tsx")),
  ],
} as const satisfies Feature;
