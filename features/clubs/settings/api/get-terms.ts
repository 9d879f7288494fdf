import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { mayTakeBack, termsOn, termsState, usualTermsDay } from "#features/clubs/terms/domain/terms-versions.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastEdit, versionOf } from "#packages/server/request/versions.ts";
import { settingsSchemas } from "../contract/schemas.ts";
import { firstTexts } from "./first-text.ts";
import { lockChain } from "./queries.ts";
import type { TermsKind, TermsTexts } from "./terms.ts";
import { selectClubFacts, selectNewestTerms, selectTermsDraft, selectTermsVersions } from "./terms-queries.ts";

type Row<Query extends (...of: never[]) => { execute(): Promise<unknown[]> }> =
  | Awaited<ReturnType<ReturnType<Query>["execute"]>>[number]
  | undefined;

/** Selects the input of `textsOf`. */
const selectTexts = (q: Build, kind: TermsKind, chainId: number) =>
  [selectTermsDraft(q, kind), selectNewestTerms(q, kind), selectClubFacts(q, chainId)] as const;

interface TextsRead {
  draft: Row<typeof selectTermsDraft>;
  newest: Row<typeof selectNewestTerms>;
  facts: Row<typeof selectClubFacts>;
}

/** Returns the draft, else the latest published version, else the template. */
function textsOf(kind: TermsKind, chain: Pick<Chain, "commercialName">, read: TextsRead): TermsTexts {
  const { draft, newest, facts } = read;
  const nobody = { club: chain.commercialName, name: "", number: null, street: "", zipCode: "", city: "" };
  const { club, ...company } = facts ?? nobody;
  return draft?.texts ?? newest?.texts ?? firstTexts(kind, { club, company });
}

/** Returns the version of these texts for their editor. */
export const termsVersionOf = (texts: TermsTexts) => versionOf(settingsSchemas.saveTermsDraft.body, { texts });

/**
 * Locks a text for its editor and checks its version. The draft may not exist yet, so saves take turns on the club's
 * row.
 */
export async function holdTerms(trx: Transaction<DB>, chain: Chain, kind: TermsKind, began: string | undefined) {
  await lockChain(trx, chain.id).execute();
  if (began === undefined) return;
  const [drafts, versions, clubs] = selectTexts(trx, kind, chain.id);
  const [draft, newest] = [await drafts.executeTakeFirst(), await versions.executeTakeFirst()];
  const texts = textsOf(kind, chain, { draft, newest, facts: await clubs.executeTakeFirst() });
  const version = termsVersionOf(texts);
  await checkVersion(began, { version, present: { texts, version } }, () =>
    lastEdit(trx, chain, `terms ${kind}`, "save-terms-draft", "publish-terms"),
  );
}

/** Returns a text for the editor: the draft, else the latest published version, else the template. */
export async function getTerms({ db }: Services, { chain, day: { today }, params: { kind } }: Call<"getTerms">) {
  const [[draft], [newest], [facts], versions] = await db.read(chain.id, (q) => [
    ...selectTexts(q, kind, chain.id),
    selectTermsVersions(q, kind),
  ]);
  const texts = textsOf(kind, chain, { draft, newest, facts });
  const inForce = termsOn(versions, today);
  return {
    texts,
    version: termsVersionOf(texts),
    changed: !newest || !isDeepStrictEqual(texts, newest.texts),
    published: inForce && { version: inForce.version, publishedAt: inForce.published_at.toString() },
    usualDay: usualTermsDay(versions, today).toString(),
    versions: versions.map((each) => ({
      version: each.version,
      state: termsState(each, versions, today),
      appliesOn: each.appliesOn.toString(),
      asksAgain: each.asks_again,
      mayTakeBack: mayTakeBack(each, today),
      told: each.mailed === null ? null : { members: each.mailed, done: each.done_at !== null },
      accepted: each.accepted,
      publishedAt: each.published_at.toString(),
      publishedBy: `${each.first_name ?? ""} ${each.last_name ?? ""}`.trim(),
    })),
  };
}
