import type { Transaction } from "kysely";
import { isSameValue } from "#packages/domain/merge-edits.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastPlatformEdit } from "#packages/server/request/versions.ts";
import type { DocumentTexts } from "../domain/document-texts.ts";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import { draftShapeOf, readWritten } from "./get-document.ts";
import { json, selectDraft } from "./queries.ts";

const act = "save-document-draft";
export const subjectOf = (document: PlatformDocument) => `document ${document}`;

/** Locks a document's row, and refuses CHANGED_MEANWHILE if another admin has written since. */
export async function holdDocument(trx: Transaction<DB>, document: PlatformDocument, began: string | undefined) {
  await selectDraft(trx, document).forUpdate().execute();
  const { latest, shape } = await readWritten(trx, document);
  const last = () => lastPlatformEdit(trx, subjectOf(document), act);
  await checkVersion(began, { version: shape.version, present: shape }, last);
  return latest;
}

export async function keepDraft(trx: Transaction<DB>, document: PlatformDocument, draft: DocumentTexts | null) {
  await trx
    .updateTable("platform_document")
    .set({ draft: draft && json(draft) })
    .where("document", "=", document)
    .execute();
}

/** Stores the draft. A draft equal to the latest published text is deleted. */
export async function saveDocumentDraft({ db }: Pick<Services, "db">, call: Call<"saveDocumentDraft">) {
  const { params, body, actor } = call;
  const { document } = params;
  const texts = { intro: body.intro, sections: body.sections };
  return db.inPlatform(async (trx) => {
    const latest = await holdDocument(trx, document, body.version);
    const changed = !isSameValue(texts, latest);
    await keepDraft(trx, document, changed ? texts : null);
    await auditPlatform(trx, { accountId: actor.accountId, act, subject: subjectOf(document) });
    return draftShapeOf(texts, changed);
  });
}
