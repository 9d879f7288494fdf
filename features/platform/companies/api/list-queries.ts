import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { nearBudget, selectBudgets } from "#features/billing/budgets/api/budget-shape.ts";
import {
  type CompanyStanding,
  type SubscriptionState,
  standsAs,
  subscriptionState,
} from "#features/billing/subscriptions/domain/subscription.ts";
import { normaliseEmail } from "#packages/domain/people/email.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";
import type { Build } from "#packages/server/db/build.ts";
import { allChains } from "#packages/server/db/database.ts";
import { hasPart } from "#packages/server/db/has-part.ts";
import { byText, sortsOf } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { Services } from "#packages/server/request/services.ts";
import { companyColumns } from "../contract/columns.ts";
import { checkCompanyNumber } from "../domain/company-number.ts";
import { selectSubscribing, spansOf, subscribingOf } from "./subscribing-shape.ts";

function matching(q: string | undefined) {
  if (!q) return sql<boolean>`true`;
  const number = checkCompanyNumber(q);
  const digits = number.ok ? number.companyNumber : foldTypedCharacters(q).replace(/\D/g, "");
  const fits = (column: string) => hasPart(sql.ref(column), q);
  const fitsEmail = (column: string) => hasPart(sql.ref(column), q.includes("@") ? normaliseEmail(q) : q);
  return sql<boolean>`(${fits("company.name")} or ${fits("company.postal_city")}
    or (${digits} <> '' and company.company_number like ${`${digits}%`})
    or exists (select from invitation where invitation.company_id = company.id
      and (${fitsEmail("invitation.email")} or ${hasPart(staffName("invitation"), q)}))
    or exists (select from company_merchant as own join account as merchant on merchant.id = own.account_id
      where own.company_id = company.id and (${fitsEmail("merchant.email")} or ${hasPart(staffName("merchant"), q)}))
    or exists (select from chain where chain.company_id = company.id
      and (${fits("chain.subdomain")} or ${fits("chain.commercial_name")})))`;
}

/** A company invited only by an address has no name yet, so the address is shown. */
const calledName = sql<string>`coalesce(nullif(company.name, ''), (select email from invitation
  where invitation.company_id = company.id order by invitation.id limit 1), '')`;

/** There are only thousands of companies, so no index is needed. */
export const companySorts = {
  ...sortsOf(companyColumns, {
    created: { by: sql.ref("company.id"), type: "bigint" },
    company: byText(calledName),
    city: byText(sql.ref("company.postal_city")),
    members: {
      by: sql`(select coalesce(sum(members_there(chain.id)), 0)::bigint from chain where chain.company_id = company.id)`,
      type: "bigint",
    },
    // Companies that are not opened come first.
    trial: byText(sql`company.trial_ends_on::text`),
  }),
  number: byText(sql.ref("company.company_number")),
};

/** The filters of the list. */
export interface CompanyFilter {
  q?: string | undefined;
  standing?: CompanyStanding | undefined;
}

/** Returns the companies in a state by the domain's rule; null for no filter. */
export async function findStanding(
  { db, config }: Pick<Services, "config"> & { db: Pick<Services["db"], "read"> },
  { standing }: CompanyFilter,
  today: Temporal.PlainDate,
): Promise<number[] | null> {
  if (!standing) return null;
  if (standing === "NEAR_BUDGET") {
    const [budgets] = await db.read(allChains, (q) => [selectBudgets(q)]);
    return nearBudget(budgets, config.companyBudget);
  }
  const [opened, unopened] = await db.read(allChains, (q) => [
    selectSubscribing(q),
    q.selectFrom("company").select("id").where("trial_ends_on", "is", null),
  ]);
  return [
    ...opened.filter((row) => standsAs(subscribingOf(row), standing, today)),
    ...unopened.filter(() => standsAs(null, standing, today)),
  ].map(({ id }) => id);
}

/** Selects a company's current plan: the latest that has begun. */
const planOn = (db: Build, today: Temporal.PlainDate) =>
  db
    .selectFrom("company_plan")
    .innerJoin("plan", "plan.id", "company_plan.plan_id")
    .select("plan.name")
    .where("company_plan.company_id", "=", sql.ref<number>("company.id"))
    .where("from_day", "<=", today)
    .orderBy("from_day", "desc")
    .limit(1);

interface Wanted {
  q: string | undefined;
  /** The ids of the companies to select; null for all. */
  ids: readonly number[] | null;
  today: Temporal.PlainDate;
}

/** Selects companies with their state, clubs and merchants, unsorted. Runs as the platform's role. */
export function selectListed(db: Build, { q, ids, today }: Wanted) {
  return db
    .selectFrom("company")
    .leftJoin("billing_account as billing", "billing.company_id", "company.id")
    .select(["company.id", "company_number", "postal_city", "trial_ends_on", "company.created_at"])
    .select(["billing.unpaid_due_on", "billing.halted_from"])
    .select([spansOf(db).as("spans"), planOn(db, today).as("plan")])
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
    .where(matching(q))
    .$if(ids !== null, (some) => some.where("company.id", "=", sql<number>`any(${ids}::bigint[])`));
}

type ListedCompany = Awaited<ReturnType<ReturnType<typeof selectListed>["execute"]>>[number];

/** Returns a company's state; null until it is opened. */
export function stateOf({ trial_ends_on, ...row }: ListedCompany, today: Temporal.PlainDate): SubscriptionState | null {
  return trial_ends_on && subscriptionState(subscribingOf({ ...row, trial_ends_on }), today);
}
