import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type DocumentTexts, missingInDocument } from "../domain/document-texts.ts";
import { isWithdrawable, publishingProblems } from "../domain/document-versions.ts";
import { countAcceptances, json, selectVersionsOf } from "./queries.ts";
import { isoToday } from "./read-document.ts";
import { holdDocument, keepDraft, subjectOf } from "./save-draft.ts";

/**
 * Publishes a text as a version from a day on. Refuses REQUIRED for a missing language, and days in the past or before
 * another version.
 */
export async function publishDocument({ db }: Pick<Services, "db">, call: Call<"publishDocument">) {
  const { params, body, actor, realNow: now } = call;
  const { document } = params;
  const { validFrom, demandedFrom } = body;
  const texts = { intro: body.intro, sections: body.sections };
  const missing = texts.sections.length === 0 ? ["sections"] : missingInDocument(texts);
  refuseFields(Object.fromEntries(missing.map((field) => [field, "REQUIRED"])));
  return db.inPlatform(async (trx) => {
    await holdDocument(trx, document, body.version);
    const versions = await selectVersionsOf(trx, document).execute();
    const { validFrom: day = null, demandedFrom: demand = null } = publishingProblems(versions, body, isoToday(now));
    refuseFields({ validFrom: day, demandedFrom: demand });
    await trx
      .insertInto("platform_document_version")
      .values({
        document,
        valid_from: Temporal.PlainDate.from(validFrom),
        demanded_from: demandedFrom === null ? null : Temporal.PlainDate.from(demandedFrom),
        texts: json(texts),
        published_at: now,
        published_by: actor.accountId,
      })
      .execute();
    await keepDraft(trx, document, null);
    await auditPlatform(trx, {
      accountId: actor.accountId,
      act: "publish-document",
      subject: subjectOf(document),
      detail: { version: validFrom, demandedFrom },
    });
    return { version: validFrom, demandedFrom, publishedAt: now.toString() };
  });
}

/**
 * Withdraws a version that binds no company yet. It becomes the draft unless there is one. Refuses NOT_FOUND,
 * VERSION_IN_USE.
 */
export async function withdrawDocumentVersion(
  { db }: Pick<Services, "db">,
  { params: { document, version }, actor, realNow: now }: Call<"withdrawDocumentVersion">,
) {
  await db.inPlatform(async (trx) => {
    await holdDocument(trx, document, undefined);
    const versionRow = (await selectVersionsOf(trx, document).execute()).find((each) => each.version === version);
    if (!versionRow) refuse("NOT_FOUND");
    const counts = await countAcceptances(trx, document).execute();
    const accepted = counts.find((each) => each.version === version)?.count ?? 0;
    if (!isWithdrawable(versionRow, accepted, isoToday(now))) refuse("VERSION_IN_USE");
    const gone = await trx
      .deleteFrom("platform_document_version")
      .where("document", "=", document)
      .where("valid_from", "=", Temporal.PlainDate.from(version))
      .returning("texts")
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("platform_document")
      .set({ draft: json(gone.texts as unknown as DocumentTexts) })
      .where("document", "=", document)
      .where("draft", "is", null)
      .execute();
    await auditPlatform(trx, {
      accountId: actor.accountId,
      act: "withdraw-document-version",
      subject: subjectOf(document),
      detail: { version },
    });
  });
}
