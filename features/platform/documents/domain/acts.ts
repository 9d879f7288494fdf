import type { Acts } from "#packages/domain/acts.ts";

export const documentsActs = {
  "save-document-draft": "PLATFORM",
  "publish-document": "PLATFORM",
  "withdraw-document-version": "PLATFORM",
} as const satisfies Acts;
