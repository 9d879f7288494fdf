import { type Kysely, sql } from "kysely";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type DocumentTexts, documentIn } from "../domain/document-texts.ts";
import { type DocumentVersion, versionInForce } from "../domain/document-versions.ts";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import { selectTexts, selectVersionsOf } from "./queries.ts";

export const isoToday = (now: Temporal.Instant): string => platformToday(now).toString();

/** Reads the texts of a document's version. Runs as the platform's role. */
export async function readTexts(db: Kysely<DB>, document: PlatformDocument, version: string): Promise<DocumentTexts> {
  const textsQuery = selectTexts(db, document).where(sql<boolean>`valid_from = ${version}::date`);
  const row = (await textsQuery.executeTakeFirst()) ?? refuse("NOT_FOUND");
  return row.texts as unknown as DocumentTexts;
}

/**
 * Returns the document's version in force now.
 * @throws if no version is stored yet, which every start of the server ensures.
 */
export async function readVersionInForce(
  db: Kysely<DB>,
  document: PlatformDocument,
  now: Temporal.Instant,
): Promise<DocumentVersion> {
  const currentVersion = versionInForce(await selectVersionsOf(db, document).execute(), isoToday(now));
  if (!currentVersion) throw new Error(`The document ${document} has no version`);
  return currentVersion;
}

/** Returns any published version, also a future one, to anyone. */
export async function readDocument(
  { db: { platform } }: Pick<Services, "db">,
  { params: { document }, query, realNow }: Call<"readDocument">,
) {
  const today = isoToday(realNow);
  const versions = await selectVersionsOf(platform, document).execute();
  const { version } =
    (query.version ? versions.find((each) => each.version === query.version) : versionInForce(versions, today)) ??
    refuse("NOT_FOUND");
  const { intro, sections } = documentIn(await readTexts(platform, document, version), query.language);
  const coming = versions.find((each) => each.version > today && each.version > version);
  const sectionTexts = sections.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] }));
  return { document, version, intro, sections: sectionTexts, coming: coming?.version ?? null };
}
