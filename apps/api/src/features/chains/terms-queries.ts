import type { Build } from "../../db/build.ts";
import { storedKind, type TermsKind, type TermsTexts } from "./terms.ts";

/** The version that stands: the newest. */
export function selectPublishedTerms(db: Build, kind: TermsKind) {
  return db
    .selectFrom("terms_version")
    .select(["id", "version", "published_at"])
    .select((eb) => eb.ref("texts").$castTo<TermsTexts>().as("texts"))
    .where("kind", "=", storedKind[kind])
    .orderBy("version", "desc")
    .limit(1);
}

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
    .where("kind", "=", storedKind[kind])
    .orderBy("version", "desc");
}

export function selectClubFacts(db: Build, chainId: number) {
  return db
    .selectFrom("chain")
    .innerJoin("company", "company.id", "chain.company_id")
    .select(["chain.commercial_name as club", "company.name", "company.company_number as number"])
    .select(["postal_address as street", "postal_zip_code as zipCode", "postal_city as city"])
    .where("chain.id", "=", chainId);
}
