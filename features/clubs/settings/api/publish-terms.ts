import { isDeepStrictEqual } from "node:util";
import { sql, type Transaction } from "kysely";
import { newTerms } from "#features/clubs/terms/domain/terms-versions.ts";
import type { DB } from "#packages/server/db/types.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { Refusal, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { holdTerms, termsVersionOf } from "./get-terms.ts";
import { tellTermsJob } from "./job-kinds.ts";
import { cleanTexts, missingTexts, storedKind, type TermsKind, type TermsTexts } from "./terms.ts";
import { selectNewestTerms, selectVersionFactsOf } from "./terms-queries.ts";

const json = (texts: TermsTexts) => sql<never>`${JSON.stringify(texts)}::jsonb`;

async function keepDraft(
  trx: Transaction<DB>,
  chain: Chain,
  kind: TermsKind,
  texts: TermsTexts,
  now: Temporal.Instant,
) {
  await trx
    .insertInto("terms_draft")
    .values({ chain_id: chain.id, kind: storedKind[kind], texts: json(texts), updated_at: now })
    .onConflict((on) => on.columns(["chain_id", "kind"]).doUpdateSet({ texts: json(texts), updated_at: now }))
    .execute();
}

/** Starts notifying the members of a version in batches, after the commit. */
export async function beginTelling(
  trx: Transaction<DB>,
  chain: Chain,
  versionId: number,
  what: "COMING" | "TAKEN_BACK",
  now: Temporal.Instant,
): Promise<void> {
  const telling = { chain_id: chain.id, terms_version_id: versionId, what, begun_at: now };
  await trx.insertInto("terms_telling").values(telling).execute();
  await enqueue(trx, tellTermsJob, { chainId: chain.id });
}

export async function saveTermsDraft(
  { db }: Services,
  { chain, actor, params: { kind }, body, now }: Call<"saveTermsDraft">,
) {
  const texts = cleanTexts(body.texts);
  return db.inChain(chain.id, async (trx) => {
    await holdTerms(trx, chain, kind, body.version);
    await keepDraft(trx, chain, kind, texts, now);
    await audit(trx, chain, { accountId: actor.accountId, act: "save-terms-draft", subject: `terms ${kind}` });
    return { version: termsVersionOf(texts) };
  });
}

/**
 * Publishes a text as a new version, which replaces the old one on its first day. An identical text returns the
 * existing version. Refuses with REQUIRED if the chain's language, or another started one, lacks its title or
 * paragraphs. Also refuses a first day that `newTerms` does not permit.
 */
export async function publishTerms(
  { db }: Services,
  { chain, actor, day: { today }, params: { kind }, body, now }: Call<"publishTerms">,
) {
  const texts = cleanTexts(body.texts);
  refuseFields(missingTexts(texts, chain.language));
  const draftVersion = termsVersionOf(texts);
  return db.inChain(chain.id, async (trx) => {
    // Serialises concurrent publishing.
    await holdTerms(trx, chain, kind, body.version);
    await keepDraft(trx, chain, kind, texts, now);
    const newest = await selectNewestTerms(trx, kind).executeTakeFirst();
    if (newest && isDeepStrictEqual(newest.texts, texts)) {
      const { version, published_at: publishedAt, applies_on: appliesOn } = newest;
      return { version, publishedAt: publishedAt.toString(), appliesOn: appliesOn.toString(), draftVersion };
    }
    const requestedDay = body.appliesOn ? Temporal.PlainDate.from(body.appliesOn) : null;
    const made = newTerms(await selectVersionFactsOf(trx, kind).execute(), requestedDay, today);
    if (!made.ok) throw new Refusal(made.reason, { appliesOn: made.reason });
    const { version, appliesOn } = made;
    const asksAgain = version > 1 && body.asksAgain;
    const { id } = await trx
      .insertInto("terms_version")
      .values({
        chain_id: chain.id,
        kind: storedKind[kind],
        version,
        texts: json(texts),
        published_at: now,
        applies_on: appliesOn,
        asks_again: asksAgain,
        published_by: actor.accountId,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (version > 1) await beginTelling(trx, chain, id, "COMING", now);
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "publish-terms",
      subject: `terms ${kind}`,
      detail: { version, appliesOn: appliesOn.toString(), asksAgain },
    });
    return { version, publishedAt: now.toString(), appliesOn: appliesOn.toString(), draftVersion };
  });
}
