import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { documentTextsOf } from "../../domain/document-texts.ts";
import { platformDocumentNames, platformDocuments } from "../../domain/platform-documents.ts";
import { documentTexts } from "./load.ts";

/** What each says on its day. Where a text is changed, its day and this become others; a day and its text never part. */
const expectedVersions = {
  TERMS_OF_SERVICE: ["2026-11-28", "6f308ffe88b84acd"],
  PRIVACY_POLICY: ["2026-11-28", "846281908b271212"],
  DATA_PROCESSING_AGREEMENT: ["2026-11-28", "4fab4fe8e58aad2e"],
};

test.each(platformDocumentNames)("%s says what it said as its day was written", async (name) => {
  const { sv, en, fr } = documentTexts[name];
  const [inSwedish, inEnglish, inFrench] = await Promise.all([sv(), en(), fr()]);
  const texts = documentTextsOf({ sv: inSwedish.document, en: inEnglish.document, fr: inFrench.document });
  expect([platformDocuments[name], hash("sha256", JSON.stringify(texts), "hex").slice(0, 16)]).toEqual(
    expectedVersions[name],
  );
});
