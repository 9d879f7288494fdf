import { platformDocumentSchemas } from "@stammis/contract/platform-documents/schemas";
import type { DocumentTexts } from "@stammis/domain/documents/document-texts";
import { isSameValue } from "@stammis/domain/merge-edits";
import type { PlatformDocument } from "@stammis/domain/platform-documents";
import type { Build } from "../../db/build.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { versioned } from "../../request/versions.ts";
import { readShipped } from "./keep-first-versions.ts";
import { countAcceptances, selectDraft, selectTexts, selectVersionsOf } from "./queries.ts";

/** As its editor has it: what is being written, or what was published last. */
export const draftShapeOf = (texts: DocumentTexts, changed: boolean) =>
  versioned(platformDocumentSchemas.saveDocumentDraft.body, { intro: texts.intro, sections: texts.sections, changed });

/** Every text there is of a document, rising by day, and what is written beside. `own`: its row is held by the caller. */
export async function readWritten(db: Build, document: PlatformDocument) {
  const published = (await selectTexts(db, document).execute()).map((row) => row.texts as unknown as DocumentTexts);
  const row = await selectDraft(db, document).executeTakeFirstOrThrow();
  const draft = row.draft as unknown as DocumentTexts | null;
  const latest = published.at(-1) ?? refuse("NOT_FOUND");
  return { published, latest, draft, shape: draftShapeOf(draft ?? latest, draft !== null) };
}

/** A release's own text, where nobody has had it yet. */
async function findShipped(document: PlatformDocument, known: readonly (DocumentTexts | null)[]) {
  const shipped = await readShipped(document);
  return known.some((each) => isSameValue(each, shipped)) ? null : shipped;
}

export async function getDocument(
  { db: { platform } }: Pick<Services, "db">,
  { params: { document } }: Call<"getDocument">,
) {
  const { published, latest, draft, shape } = await readWritten(platform, document);
  const versions = await selectVersionsOf(platform, document).execute();
  const counts = await countAcceptances(platform, document).execute();
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
