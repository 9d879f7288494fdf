import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { documentTextsOf } from "../domain/document-texts.ts";
import { type PlatformDocument, platformDocumentNames, platformDocuments } from "../domain/platform-documents.ts";
import { documentTexts } from "../i18n/documents/load.ts";
import { json } from "./queries.ts";

/** Reads the text shipped with this release of the product. */
export async function readShipped(document: PlatformDocument) {
  const { sv, en, fr } = documentTexts[document];
  const [inSwedish, inEnglish, inFrench] = await Promise.all([sv(), en(), fr()]);
  return documentTextsOf({ sv: inSwedish.document, en: inEnglish.document, fr: inFrench.document });
}

/**
 * Stores the shipped texts as first versions where none exist. From then on the database decides; a later release's
 * text needs an admin to take it over.
 */
export function keepFirstVersions(platform: Kysely<DB>, now: Temporal.Instant): Promise<void> {
  return platform.transaction().execute((trx) => insertMissing(trx, now));
}

async function insertMissing(trx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  const rows = await trx.selectFrom("platform_document_version").select("document").distinct().execute();
  for (const document of platformDocumentNames.filter((each) => rows.every((row) => row.document !== each))) {
    const texts = json(await readShipped(document));
    await sql`insert into platform_document_version (document, valid_from, texts, published_at)
      values (${document}, ${platformDocuments[document]}::date, ${texts}, ${now}) on conflict do nothing`.execute(trx);
  }
}
