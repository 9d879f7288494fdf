import { storedKind, type TermsKind, textIn } from "#features/clubs/settings/api/terms.ts";
import {
  selectVersionFacts,
  selectVersionFactsOf,
  type VersionFacts,
} from "#features/clubs/settings/api/terms-queries.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { termsSchemas } from "../contract/schemas.ts";
import { type TermsNews, termsNews } from "../domain/terms-of-member.ts";
import { termsOn } from "../domain/terms-versions.ts";
import { selectKnown, selectTexts } from "./queries.ts";

type Shape = (typeof termsSchemas.getTermsNews.answer)["_zod"]["input"];
type News = TermsNews<VersionFacts> & { kind: TermsKind };

/** Returns changed terms with the previous and the new text in the reader's language. */
async function withTexts({ db }: Services, chain: Chain, language: Language, news: readonly News[]): Promise<Shape> {
  if (news.length === 0) return [];
  const ids = news.flatMap(({ version, insteadOf }) => [version.id, insteadOf.id]);
  const [rows] = await db.read(chain.id, (q) => [selectTexts(q, ids)]);
  const empty = { title: "", termsParagraphs: [] };
  const textOf = (id: number) => {
    const texts = rows.find((row) => row.id === id)?.texts;
    return (texts && textIn(texts, language, chain.language)) ?? empty;
  };
  return news.map(({ kind, version, applies, mustAccept, insteadOf }) => ({
    kind,
    version: version.version,
    appliesOn: version.appliesOn.toString(),
    applies,
    mustAccept,
    before: textOf(insteadOf.id),
    after: textOf(version.id),
  }));
}

/** Returns the changed terms to show to a member, from the membership conditions and the privacy policy. */
export async function getTermsNews(services: Services, call: Call<"getTermsNews">): Promise<Shape> {
  const { chain, actor, day, textLanguage } = call;
  const [versions, knownVersions] = await services.db.read(chain.id, (q) => [
    selectVersionFacts(q),
    selectKnown(actor.memberId),
  ]);
  const news = (["membership", "privacy"] as const).flatMap((kind) => {
    const own = versions.filter((each) => each.kind === storedKind[kind]);
    const numbers = (accepted: boolean) =>
      new Set(
        own
          .filter(({ id }) => knownVersions.some((each) => each.id === id && each.accepted === accepted))
          .map(numberOf),
      );
    const all = termsNews(own, { accepted: numbers(true), seen: numbers(false) }, day.today);
    return all.map((each) => ({ ...each, kind }));
  });
  return withTexts(services, chain, textLanguage, news);
}

const numberOf = ({ version }: VersionFacts) => version;

/** Returns the coming versions of a text, as for a reader who has accepted the version in force. */
export async function getComingTerms(services: Services, call: Call<"getComingTerms">): Promise<Shape> {
  const { chain, params, day, textLanguage } = call;
  const { kind } = params;
  const [versions] = await services.db.read(chain.id, (q) => [selectVersionFactsOf(q, kind)]);
  const accepted = new Set([termsOn(versions, day.today)?.version ?? 0]);
  const news = termsNews(versions, { accepted, seen: new Set() }, day.today);
  return withTexts(
    services,
    chain,
    textLanguage,
    news.map((each) => ({ ...each, kind })),
  );
}
