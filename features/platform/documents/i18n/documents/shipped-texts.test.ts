import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { documentTextsOf } from "../../domain/document-texts.ts";
import { platformDocumentNames, platformDocuments } from "../../domain/platform-documents.ts";
import { documentTexts } from "./load.ts";

/** The day and digest of each text. A changed text needs a new day and digest here. */
const expectedVersions = {
  TERMS_OF_SERVICE: ["2026-11-28", "6f308ffe88b84acd"],
  PRIVACY_POLICY: ["2026-11-28", "846281908b271212"],
  DATA_PROCESSING_AGREEMENT: ["2026-11-28", "4fab4fe8e58aad2e"],
};

test.each(platformDocumentNames)("%s has the digest that belongs to its day", async (name) => {
  const { sv, en, fr } = documentTexts[name];
  const [inSwedish, inEnglish, inFrench] = await Promise.all([sv(), en(), fr()]);
  const texts = documentTextsOf({ sv: inSwedish.document, en: inEnglish.document, fr: inFrench.document });
  expect([platformDocuments[name], hash("sha256", JSON.stringify(texts), "hex").slice(0, 16)]).toEqual(
    expectedVersions[name],
  );
});
