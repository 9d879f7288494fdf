import { termsState } from "#features/clubs/terms/domain/terms-versions.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectTextsOfVersion, selectVersionFactsOf } from "./terms-queries.ts";

/** Returns a version as it was published, whatever its state. Refuses with NOT_FOUND. */
export async function getTermsVersion(
  { db }: Services,
  { chain, day: { today }, params: { kind, version } }: Call<"getTermsVersion">,
) {
  const [[versionRow], versions] = await db.read(chain.id, (q) => [
    selectTextsOfVersion(q, kind, version),
    selectVersionFactsOf(q, kind),
  ]);
  const facts = versions.find((each) => each.version === version);
  if (!versionRow || !facts) return refuse("NOT_FOUND");
  return {
    version,
    state: termsState(facts, versions, today),
    appliesOn: facts.appliesOn.toString(),
    publishedAt: versionRow.published_at.toString(),
    texts: versionRow.texts,
  };
}
