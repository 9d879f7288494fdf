import type { Transaction } from "kysely";
import { isSameValue } from "#packages/domain/merge-edits.ts";
import type { Build } from "#packages/server/db/build.ts";
import { allChains, type RowsOfEach } from "#packages/server/db/database.ts";
import { eachInTurn } from "#packages/server/db/each-in-turn.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { documentsSchemas } from "../contract/schemas.ts";
import type { DocumentTexts } from "../domain/document-texts.ts";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import { readShipped } from "./keep-first-versions.ts";
import { countAcceptances, selectDraft, selectTexts, selectVersionsOf } from "./queries.ts";

/** Returns the editor's content: the draft, or the latest published text. */
export const draftShapeOf = (texts: DocumentTexts, changed: boolean) =>
  versioned(documentsSchemas.saveDocumentDraft.body, { intro: texts.intro, sections: texts.sections, changed });

const selectWritten = (db: Build, document: PlatformDocument) =>
  [selectTexts(db, document), selectDraft(db, document)] as const;

/** Returns every published text of a document, ascending by day, and its draft. */
function writtenOf([texts, [row]]: RowsOfEach<ReturnType<typeof selectWritten>>) {
  const published = texts.map((each) => each.texts as unknown as DocumentTexts);
  const draft = (row?.draft ?? null) as unknown as DocumentTexts | null;
  const latest = published.at(-1) ?? refuse("NOT_FOUND");
  return { published, latest, draft, shape: draftShapeOf(draft ?? latest, draft !== null) };
}

/** Reads the texts in a transaction that has locked the document's row. */
export const readWritten = async (trx: Transaction<DB>, document: PlatformDocument) =>
  writtenOf(await eachInTurn(selectWritten(trx, document)));

/** Returns this release's text if it was never published or drafted here, otherwise null. */
async function findShipped(document: PlatformDocument, existingTexts: readonly (DocumentTexts | null)[]) {
  const shipped = await readShipped(document);
  return existingTexts.some((each) => isSameValue(each, shipped)) ? null : shipped;
}

export async function getDocument({ db }: Pick<Services, "db">, { params: { document } }: Call<"getDocument">) {
  const [versions, counts, ...written] = await db.read(allChains, (q) => [
    selectVersionsOf(q, document),
    countAcceptances(q, document),
    ...selectWritten(q, document),
  ]);
  const { published, latest, draft, shape } = writtenOf(written);
  return {
    ...shape,
    document,
    latest,
    shipped: await findShipped(document, [...published, draft]),
    versions: versions.map((row) => ({
      version: row.version,
      demandedFrom: row.demandedFrom,
      publishedAt: row.published_at.toString(),
      publishedBy: row.published_by,
      accepted: counts.find(({ version }) => version === row.version)?.count ?? 0,
    })),
  };
}
