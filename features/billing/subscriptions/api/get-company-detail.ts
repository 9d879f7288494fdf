import { sql, type Transaction } from "kysely";
import { isLinkExpired, selectOfPlatform } from "#features/access/staff/api/invitations/queries.ts";
import { budgetOf, selectBudget } from "#features/billing/budgets/api/budget-shape.ts";
import { chainAddress } from "#features/clubs/settings/api/address.ts";
import { selectMerchants } from "#features/platform/companies/api/queries.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import { allChains, type Rows } from "#packages/server/db/database.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { subscriptionsSchemas } from "../contract/schemas.ts";
import { type CompanyAct, companyActs } from "../domain/company-acts.ts";
import { billingOf, selectBilling } from "./get-billing.ts";

const actsShown = 20;

const selectStanding = (db: Build, companyId: number) =>
  db
    .selectFrom("company")
    .leftJoin("billing_account as account", "account.company_id", "company.id")
    .leftJoin("company_budget as budget", "budget.company_id", "company.id")
    .select(["company.trial_ends_on", "account.halted_from", "account.halted_why", "budget.approved_at"])
    .where("company.id", "=", companyId);

/** Returns the platform's settings for a company, for its editor, or null until the company is opened. */
function standingOf([row]: Rows<ReturnType<typeof selectStanding>>) {
  if (!row?.trial_ends_on) return null;
  return versioned(subscriptionsSchemas.setCompanyStanding.body, {
    trialEndsOn: row.trial_ends_on.toString(),
    plan: null,
    halted: row.halted_from !== null,
    haltedWhy: row.halted_why ?? "",
    approved: row.approved_at !== null,
  });
}

/** Reads the settings within a transaction. */
export const readStanding = async (trx: Transaction<DB>, companyId: number) =>
  standingOf(await selectStanding(trx, companyId).execute());

const selectClubs = (db: Build, companyId: number, month: Temporal.PlainDate) =>
  db
    .selectFrom("chain")
    .select(["subdomain", "commercial_name", "sandbox"])
    .select(sql<number>`members_there(chain.id)`.as("members"))
    .select(sql<number>`shops_there(chain.id)`.as("locations"))
    .select(sql<number>`purchases_since(chain.id, ${month}::date)`.as("purchases"))
    .where("company_id", "=", companyId)
    .orderBy("chain.id");

/**
 * Selects the latest actions. Impersonations come from their own table, because their audit entry is about the
 * merchant.
 */
function selectActs(db: Build, companyId: number) {
  const entries = db
    .selectFrom("platform_audit_entry as entry")
    .leftJoin("account", "account.id", "entry.account_id")
    .select(["entry.id", "entry.at", sql<CompanyAct>`entry.act`.as("act"), staffName().as("by")])
    .where("entry.subject", "=", `company ${companyId}`)
    .where("entry.act", "=", sql<string>`any(${[...companyActs]})`);
  const looks = db
    .selectFrom("impersonation as look")
    .innerJoin("account", "account.id", "look.account_id")
    .select(["look.id", "look.written_at as at"])
    .select([sql<CompanyAct>`'start-impersonation'`.as("act"), staffName().as("by")])
    .where("look.company_id", "=", companyId);
  return db
    .selectFrom(entries.unionAll(looks).as("acts"))
    .select(["at", "act", "by"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(actsShown);
}

const selectWritten = (db: Build, companyId: number) =>
  db.selectFrom("support_message").select("id").where("company_id", "=", companyId).limit(1);

const selectPlansOf = (db: Build, companyId: number) =>
  db
    .selectFrom("company_plan")
    .innerJoin("plan", "plan.id", "company_plan.plan_id")
    .select(["plan.id", "plan.name", "company_plan.from_day"])
    .where("company_id", "=", companyId)
    .orderBy("from_day");

/** Returns everything about a company for the platform's staff. */
export async function getCompanyDetail(
  { cards, db, config }: Services,
  { params: { id }, realNow }: Call<"getCompanyDetail">,
) {
  const today = platformToday(realNow);
  const [[company], plans, merchants, invited, chains, acts, written, standing, [budget], ...billing] = await db.read(
    allChains,
    (q) => [
      q
        .selectFrom("company")
        .select(["id", "name", "company_number", "postal_address", "postal_zip_code", "postal_city", "website"])
        .select("created_at")
        .where("id", "=", id),
      selectPlansOf(q, id),
      selectMerchants(q, id),
      selectOfPlatform(q).where("invitation.company_id", "=", id),
      selectClubs(q, id, today.with({ day: 1 })),
      selectActs(q, id),
      selectWritten(q, id),
      selectStanding(q, id),
      selectBudget(q, id),
      ...selectBilling(q, id, today),
    ],
  );
  if (!company) return refuse("NOT_FOUND");
  return {
    id: company.id,
    name: company.name,
    companyNumber: company.company_number,
    postalAddress: company.postal_address,
    postalZipCode: company.postal_zip_code,
    postalCity: company.postal_city,
    website: company.website,
    createdAt: company.created_at.toString(),
    billing: billingOf(billing, { cards }, id, today),
    standing: standingOf(standing),
    budget: budgetOf(budget, config.companyBudget),
    plans: plans.map(({ id, name, from_day }) => ({ id, name, from: from_day.toString() })),
    merchants: merchants.map(({ id, name, email, phone }) => ({ id, name, email, phone })),
    invitations: invited.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      phone: row.phone,
      own: row.invited_by === null,
      invitedAt: row.created_at.toString(),
      expired: isLinkExpired(row, realNow),
    })),
    written: written.length > 0,
    chains: chains.map((chain) => ({
      subdomain: chain.subdomain,
      commercialName: chain.commercial_name,
      address: chainAddress(config, chain.subdomain),
      sandbox: chain.sandbox,
      members: chain.members,
      locations: chain.locations,
      purchasesThisMonth: chain.purchases,
    })),
    acts: acts.map(({ at, by, act }) => ({ at: at.toString(), by, act })),
  };
}
