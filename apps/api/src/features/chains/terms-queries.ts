import type { TermsVersion } from "@stammis/domain/clubs/terms-versions";
import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { storedKind, type TermsKind, type TermsTexts } from "./terms.ts";

/** What `termsOn` of the domain goes by, in SQL: of the versions this is true of, the newest applies. */
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

/** The version that applies on a day. */
export const selectTermsOn = (db: Build, kind: TermsKind, today: Temporal.PlainDate) =>
  selectNewest(db, kind).where(hasBegun(today));

/** The newest that was not taken back, whether or not it applies yet: what its editor goes on from. */
export const selectNewestTerms = (db: Build, kind: TermsKind) =>
  selectNewest(db, kind).where("taken_back_at", "is", null);

export function selectTermsDraft(db: Build, kind: TermsKind) {
  return db
    .selectFrom("terms_draft")
    .select((eb) => eb.ref("texts").$castTo<TermsTexts>().as("texts"))
    .where("kind", "=", storedKind[kind]);
}

/** Every version, newest first, and who published it. */
export function selectTermsVersions(db: Build, kind: TermsKind) {
  return db
    .selectFrom("terms_version")
    .leftJoin("account", "account.id", "terms_version.published_by")
    .select(["version", "published_at", "account.first_name", "account.last_name"])
    .select("applies_on as appliesOn")
    .select(sql<boolean>`taken_back_at is not null`.as("takenBack"))
    .where("kind", "=", storedKind[kind])
    .orderBy("version", "desc");
}

/** The same as the domain asks for it. */
export async function findTermsVersions(db: Build, kind: TermsKind): Promise<TermsVersion[]> {
  return selectTermsVersions(db, kind)
    .clearSelect()
    .select(["version", "applies_on as appliesOn"])
    .select(sql<boolean>`taken_back_at is not null`.as("takenBack"))
    .execute();
}

export function selectClubFacts(db: Build, chainId: number) {
  return db
    .selectFrom("chain")
    .innerJoin("company", "company.id", "chain.company_id")
    .select(["chain.commercial_name as club", "company.name", "company.company_number as number"])
    .select(["postal_address as street", "postal_zip_code as zipCode", "postal_city as city"])
    .where("chain.id", "=", chainId);
}
