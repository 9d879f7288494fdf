import type { DocumentTexts } from "@stammis/domain/documents/document-texts";
import { isSameValue } from "@stammis/domain/merge-edits";
import type { PlatformDocument } from "@stammis/domain/platform-documents";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { auditPlatform } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { checkVersion, lastPlatformEdit } from "../../request/versions.ts";
import { draftShapeOf, readWritten } from "./get-document.ts";
import { json, selectDraft } from "./queries.ts";

const act = "save-document-draft";
export const subjectOf = (document: PlatformDocument) => `document ${document}`;

/** Takes a document's row, and refuses CHANGED_MEANWHILE where somebody else has written since. */
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

/** Keeps what is being written; as it was published last, there is nothing to be kept. */
export async function saveDocumentDraft({ db }: Pick<Services, "db">, call: Call<"saveDocumentDraft">) {
  const { params, body, actor } = call;
  const { document } = params;
  const texts = { intro: body.intro, sections: body.sections };
  return db.platform.transaction().execute(async (trx) => {
    const latest = await holdDocument(trx, document, body.version);
    const changed = !isSameValue(texts, latest);
    await keepDraft(trx, document, changed ? texts : null);
    await auditPlatform(trx, { accountId: actor.accountId, act, subject: subjectOf(document) });
    return draftShapeOf(texts, changed);
  });
}
