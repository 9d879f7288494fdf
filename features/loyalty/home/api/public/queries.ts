import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";

const published = (kind: string) => sql<boolean>`exists (select from terms_version
  where terms_version.chain_id = chain.id and terms_version.kind = ${kind})`;

/**
 * Selects a company that has a club open to new members. The query covers all chains, so it uses the platform's role.
 */
export function selectOpenCompany(platform: Build, id: number) {
  return platform
    .selectFrom("company")
    .select(["company.id", "company.name", "postal_city as city"])
    .where("company.id", "=", id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("chain")
          .select("chain.id")
          .whereRef("chain.company_id", "=", "company.id")
          .where(published("MEMBERSHIP"))
          .where(published("PRIVACY")),
      ),
    );
}
