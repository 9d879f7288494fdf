import { isDeepStrictEqual } from "node:util";
import type { Call } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { firstTexts } from "./first-text.ts";
import { selectClubFacts, selectPublishedTerms, selectTermsDraft, selectTermsVersions } from "./terms-queries.ts";

/** A text for the editor: the draft, else what is published, else a good first text. */
export async function getTerms({ db }: Services, { chain, params: { kind } }: Call<"getTerms">) {
  const [[draft], [published], versions, [facts]] = await db.read(chain.id, (q) => [
    selectTermsDraft(q, kind),
    selectPublishedTerms(q, kind),
    selectTermsVersions(q, kind),
    selectClubFacts(q, chain.id),
  ]);
  const { club, ...company } = facts ?? {
    club: chain.commercialName,
    name: "",
    number: null,
    street: "",
    zipCode: "",
    city: "",
  };
  const texts = draft?.texts ?? published?.texts ?? firstTexts(kind, { club, company });
  return {
    texts,
    changed: !published || !isDeepStrictEqual(texts, published.texts),
    published: published ? { version: published.version, publishedAt: published.published_at.toString() } : null,
    versions: versions.map((each) => ({
      version: each.version,
      publishedAt: each.published_at.toString(),
      publishedBy: `${each.first_name ?? ""} ${each.last_name ?? ""}`.trim(),
    })),
  };
}
