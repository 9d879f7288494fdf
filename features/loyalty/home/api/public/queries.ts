import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";

const published = (kind: string) => sql`(select chain_id from terms_version where kind = ${kind})`;

/**
 * Selects a company that has a club open to new members. The query covers all chains, so it uses the platform's role.
 */
export function selectOpenCompany(platform: Build, id: number) {
  return platform
    .selectFrom("company")
    .select(["company.id", "company.name", "postal_city as city"])
    .where("company.id", "=", id)
    .where((eb) =>
      eb(
        "company.id",
        "in",
        eb
          .selectFrom("chain")
          .select("chain.company_id")
          .where(sql<boolean>`chain.id in ${published("MEMBERSHIP")} and chain.id in ${published("PRIVACY")}`),
      ),
    );
}
