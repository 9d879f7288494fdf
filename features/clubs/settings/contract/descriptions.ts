import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { settingsRoutes } from "./routes.ts";
import type { settingsSchemas } from "./schemas.ts";

export const settingsDescriptions: Descriptions<typeof settingsRoutes, typeof settingsSchemas> = {
  getChain: {
    summary: "Get the club",
    description: "The name, languages, time zone, colour and state of the club that the key belongs to.",
  },
  getWrittenLanguages: {
    summary: "Get the languages in use",
    description: "How many texts exist in each language of the club.",
  },
  getChainClock: {
    summary: "Get the clock of the club",
    description: "The time of the club. In a sandbox club it can be ahead of real time.",
  },
  getTerms: {
    summary: "Get the terms",
    description: "The terms or the privacy policy of the club: the draft, and the published versions.",
  },
  getTermsVersion: { summary: "Get a version of the terms", description: "One version as it was published." },
};
