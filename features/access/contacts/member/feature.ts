import { anybodyScreen, type Feature } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [anybodyScreen(pages.contactProof, "ContactProofScreen", () => import("./ContactProofScreen.tsx"))],
} as const satisfies Feature;
