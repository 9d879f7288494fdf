import { type Feature, openScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [openScreen(pages.contactProof, "ContactProofScreen", () => import("./ContactProofScreen.tsx"))],
} as const satisfies Feature;
