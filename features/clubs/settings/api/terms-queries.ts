import { sql } from "kysely";
import { acceptancesCounted } from "#features/clubs/terms/domain/terms-versions.ts";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { storedKind, type TermsKind, type TermsTexts } from "./terms.ts";

/** The domain's rule of `termsOn` in SQL: of the matching versions, the newest applies. */
export const hasBegun = (today: Temporal.PlainDate) =>
  sql<boolean>`(terms_version.taken_back_at is null and (version = 1 or applies_on <= ${today}::date))`;

function selectNewest(db: Build, kind: TermsKind) {
  return db
    .selectFrom("terms_version")
    .select(["id", "version", "published_at", "applies_on"])
    .select((eb) => eb.ref("texts").$castTo<TermsTexts>().as("texts"))
    .where("kind", "=", storedKind[kind])
    .orderBy("version", "desc")
    .limit(1);
}

/** Selects the version that applies on a day. */
export const selectTermsOn = (db: Build, kind: TermsKind, today: Temporal.PlainDate) =>
  selectNewest(db, kind).where(hasBegun(today));

/** Selects the newest version that was not withdrawn, applied or not: its editor continues from it. */
export const selectNewestTerms = (db: Build, kind: TermsKind) =>
  selectNewest(db, kind).where("taken_back_at", "is", null);

/** Selects one version by its number, whatever its first day, withdrawn or not. */
export const selectTextsOfVersion = (db: Build, kind: TermsKind, version: number) =>
  selectNewest(db, kind).where("version", "=", version);

export function selectTermsDraft(db: Build, kind: TermsKind) {
  return db
    .selectFrom("terms_draft")
    .select((eb) => eb.ref("texts").$castTo<TermsTexts>().as("texts"))
    .where("kind", "=", storedKind[kind]);
}

/** Counts current members who accepted a version that requires a new acceptance, up to a limit. */
const accepted = sql<number | null>`case when asks_again then (select count(*)::int from (
    select from member_acceptance as acceptance
      join member on member.chain_id = ${thisChain} and member.id = acceptance.member_id
    where acceptance.chain_id = ${thisChain} and acceptance.terms_version_id = terms_version.id
      and member.removed_at is null
    limit ${acceptancesCounted + 1}) as counted) end`;

/** Selects all versions, newest first, with their publishers. */
export function selectTermsVersions(db: Build, kind: TermsKind) {
  return db
    .selectFrom("terms_version")
    .leftJoin("account", "account.id", "terms_version.published_by")
    .select(["version", "published_at", "account.first_name", "account.last_name"])
    .leftJoin("terms_telling as telling", (join) =>
      join
        .onRef("telling.chain_id", "=", "terms_version.chain_id")
        .onRef("telling.terms_version_id", "=", "terms_version.id")
        .on("what", "=", "COMING"),
    )
    .select(["applies_on as appliesOn", "asks_again", "telling.mailed", "telling.done_at"])
    .select(sql<boolean>`taken_back_at is not null`.as("takenBack"))
    .select(accepted.as("accepted"))
    .where("kind", "=", storedKind[kind])
    .orderBy("version", "desc");
}

/** Selects all versions of both texts in the domain's form. */
export function selectVersionFacts(db: Build) {
  return db
    .selectFrom("terms_version")
    .select(["id", "kind", "version", "applies_on as appliesOn", "asks_again as asksAgain"])
    .select(sql<boolean>`taken_back_at is not null`.as("takenBack"));
}
export type VersionFacts = Awaited<ReturnType<ReturnType<typeof selectVersionFacts>["execute"]>>[number];

export const selectVersionFactsOf = (db: Build, kind: TermsKind) =>
  selectVersionFacts(db).where("kind", "=", storedKind[kind]);

/**
 * Selects whether a text of the club has changed since its first version: then members may have changes to read or
 * accept.
 */
export const selectTermsChanged = () =>
  statement(sql<{ changed: boolean }>`select exists (select from terms_version
    where chain_id = ${thisChain} and version > 1 and taken_back_at is null) as changed`);

export function selectClubFacts(db: Build, chainId: number) {
  return db
    .selectFrom("chain")
    .innerJoin("company", "company.id", "chain.company_id")
    .select(["chain.commercial_name as club", "company.name", "company.company_number as number"])
    .select(["postal_address as street", "postal_zip_code as zipCode", "postal_city as city"])
    .where("chain.id", "=", chainId);
}
