import type { Kysely } from "kysely";
import { acceptDocument } from "#features/platform/documents/api/accept-document.ts";
import { findDueVersions } from "#features/platform/documents/api/find-due-versions.ts";
import { companyDocuments } from "#features/platform/documents/domain/platform-documents.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditCompany } from "#packages/server/request/audit.ts";
import type { AccountActor, Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectAcceptances, selectReadable } from "./queries.ts";

async function checkOwn(db: Kysely<DB>, actor: AccountActor, companyId: number): Promise<void> {
  const own = await selectReadable(db, actor).where("company.id", "=", companyId).executeTakeFirst();
  if (!own) refuse("NOT_FOUND");
}

async function documentsOf(db: Kysely<DB>, companyId: number, now: Temporal.Instant) {
  const acceptances = await selectAcceptances(db, companyId).execute();
  const dueVersionOf = await findDueVersions(db, now);
  return companyDocuments.map((document) => {
    const latest = acceptances.find((each) => each.document === document);
    const accepted = latest && { version: latest.version, by: latest.by, at: latest.accepted_at.toString() };
    return { document, ...dueVersionOf(document, latest?.version ?? null), accepted: accepted ?? null };
  });
}

/** Lists the documents a company must accept, with the latest acceptance. */
export async function listCompanyDocuments(
  { db: { platform } }: Services,
  { actor, params, realNow }: Call<"listCompanyDocuments">,
) {
  await checkOwn(platform, actor, params.id);
  return documentsOf(platform, params.id, realNow);
}

/**
 * Accepts a document version for the company. Refuses NOT_FOUND if the version is neither in force nor due nor already
 * accepted. Repetition has no further effect.
 */
export async function acceptCompanyDocument(
  { db }: Services,
  { actor, params: { id: companyId }, body, realNow: now }: Call<"acceptCompanyDocument">,
) {
  const { accountId } = actor;
  return db.inPlatform(async (trx) => {
    await checkOwn(trx, actor, companyId);
    const all = await documentsOf(trx, companyId, now);
    const candidate = all.find(({ document }) => document === body.document);
    const { version } = body;
    if (![candidate?.version, candidate?.toAccept, candidate?.accepted?.version].includes(version)) refuse("NOT_FOUND");
    await acceptDocument(trx, body.document, { accountId, companyId, now, version });
    const detail = { changes: [{ field: "document", from: null, to: body.document }] };
    await auditCompany(trx, { accountId, act: "accept-document", subject: `company ${companyId}`, detail });
    return documentsOf(trx, companyId, now);
  });
}
