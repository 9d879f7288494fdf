import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Build } from "../../db/build.ts";
import { byText, type SortColumn } from "../../db/sorted.ts";
import { staffName } from "../../db/staff-name.ts";

function matching(q: string | undefined) {
  if (!q) return sql<boolean>`true`;
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const digits = q.replace(/\D/g, "");
  return sql<boolean>`(company.name ilike ${like} or company.postal_city ilike ${like}
    or (${digits} <> '' and company.company_number like ${`${digits}%`})
    or exists (select from invitation where invitation.company_id = company.id and invitation.email ilike ${like})
    or exists (select from chain where chain.company_id = company.id and (chain.subdomain ilike ${like} or chain.commercial_name ilike ${like})))`;
}

/** Of a company invited by an address alone there is nothing else to say yet. */
const calledName = sql<string>`coalesce(nullif(company.name, ''), (select email from invitation
  where invitation.company_id = company.id order by invitation.id limit 1), '')`;

/** The columns the list can be sorted by; companies are thousands, and no index is asked. */
export const companySorts: Record<string, SortColumn> = {
  created: { by: sql.ref("company.id"), type: "bigint", falls: true },
  company: byText(calledName),
  number: byText(sql.ref("company.company_number")),
  city: byText(sql.ref("company.postal_city")),
  members: {
    by: sql`(select coalesce(sum(members_there(chain.id)), 0)::bigint from chain where chain.company_id = company.id)`,
    type: "bigint",
    falls: true,
  },
  // Those that nobody has opened come first.
  trial: byText(sql`company.trial_ends_on::text`),
};

/** Companies with their clubs and merchants, unsorted. Runs as the platform's role. */
export function selectListed(db: Build, q: string | undefined) {
  return db
    .selectFrom("company")
    .select(["company.id", "company_number", "postal_city", "trial_ends_on", "company.created_at"])
    .select(calledName.as("name"))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("chain")
          .select(["chain.subdomain", "chain.commercial_name as commercialName"])
          .select(sql<number>`members_there(chain.id)`.as("members"))
          .whereRef("chain.company_id", "=", "company.id")
          .orderBy("chain.id"),
      ).as("chains"),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("company_merchant")
          .innerJoin("account", "account.id", "company_merchant.account_id")
          .select(["account.id", staffName().as("name")])
          .whereRef("company_merchant.company_id", "=", "company.id")
          .orderBy("company_merchant.created_at"),
      ).as("merchants"),
    )
    .where(matching(q));
}
