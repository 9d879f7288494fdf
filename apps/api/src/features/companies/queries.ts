import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DB } from "../../db/types.ts";

function matching(q: string | undefined) {
  if (!q) return sql<boolean>`true`;
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const digits = q.replace(/\D/g, "");
  return sql<boolean>`(company.name ilike ${like} or company.postal_city ilike ${like}
    or (${digits} <> '' and company.company_number like ${`${digits}%`})
    or exists (select from chain where chain.company_id = company.id and (chain.subdomain ilike ${like} or chain.commercial_name ilike ${like})))`;
}

/** Newest first, from below an id, with each company's clubs; one row more than a page. Runs as the platform's role. */
export function selectCompanies(db: Kysely<DB>, q: string | undefined, size: number, below: number | null) {
  const companies = db
    .selectFrom("company")
    .select(["id", "name", "company_number", "postal_city", "trial_ends_on", "created_at"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("chain")
          .select(["chain.subdomain", "chain.commercial_name as commercialName"])
          .select((inner) =>
            inner
              .selectFrom("member")
              .select(sql<number>`count(*)::int`.as("count"))
              .whereRef("member.chain_id", "=", "chain.id")
              .where("member.removed_at", "is", null)
              .as("members"),
          )
          .whereRef("chain.company_id", "=", "company.id")
          .orderBy("chain.id"),
      ).as("chains"),
    )
    .where(matching(q))
    .orderBy("id", "desc")
    .limit(size + 1);
  return below === null ? companies : companies.where("id", "<", below);
}

export function countCompanies(db: Kysely<DB>, q: string | undefined) {
  return db.selectFrom("company").select(sql<number>`count(*)::int`.as("count")).where(matching(q));
}
