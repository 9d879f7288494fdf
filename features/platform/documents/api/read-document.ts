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

/** What a document's version says. Runs as the platform's role. */
export async function readTexts(db: Kysely<DB>, document: PlatformDocument, version: string): Promise<DocumentTexts> {
  const textsQuery = selectTexts(db, document).where(sql<boolean>`valid_from = ${version}::date`);
  const row = (await textsQuery.executeTakeFirst()) ?? refuse("NOT_FOUND");
  return row.texts as unknown as DocumentTexts;
}

/** The version that holds now. @throws where none was laid in yet, which every start does. */
export async function readVersionInForce(
  db: Kysely<DB>,
  document: PlatformDocument,
  now: Temporal.Instant,
): Promise<DocumentVersion> {
  const currentVersion = versionInForce(await selectVersionsOf(db, document).execute(), isoToday(now));
  if (!currentVersion) throw new Error(`The document ${document} has no version`);
  return currentVersion;
}

/** Anybody reads any version that was published, and one that is to come as well. */
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
