import { isDeepStrictEqual } from "node:util";
import { sql, type Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { audit } from "../../request/audit.ts";
import type { Call, Chain } from "../../request/call.ts";
import { refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { holdTerms, termsVersionOf } from "./get-terms.ts";
import { cleanTexts, missingTexts, storedKind, type TermsKind, type TermsTexts } from "./terms.ts";
import { selectPublishedTerms } from "./terms-queries.ts";

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
 * Publishes a text as a new version in place of the old; nothing is ever unpublished. The same text again is the version
 * that stands. Refuses REQUIRED when the chain's language, or another begun, lacks its title or paragraphs.
 */
export async function publishTerms(
  { db }: Services,
  { chain, actor, params: { kind }, body, now }: Call<"publishTerms">,
) {
  const texts = cleanTexts(body.texts);
  refuseFields(missingTexts(texts, chain.language));
  const draftVersion = termsVersionOf(texts);
  return db.inChain(chain.id, async (trx) => {
    // Those who publish at once take turns.
    await holdTerms(trx, chain, kind, body.version);
    await keepDraft(trx, chain, kind, texts, now);
    const published = await selectPublishedTerms(trx, kind).executeTakeFirst();
    if (published && isDeepStrictEqual(published.texts, texts)) {
      return { version: published.version, publishedAt: published.published_at.toString(), draftVersion };
    }
    const version = (published?.version ?? 0) + 1;
    await trx
      .insertInto("terms_version")
      .values({
        chain_id: chain.id,
        kind: storedKind[kind],
        version,
        texts: json(texts),
        published_at: now,
        published_by: actor.accountId,
      })
      .execute();
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "publish-terms",
      subject: `terms ${kind}`,
      detail: { version },
    });
    return { version, publishedAt: now.toString(), draftVersion };
  });
}
