import { sql } from "kysely";
import { chainShapeOf, selectChains, selectCompaniesOf } from "#features/clubs/settings/api/queries.ts";
import { roleCashier } from "#packages/domain/access/roles.ts";
import type { Build } from "#packages/server/db/build.ts";
import { allChains, type Rows } from "#packages/server/db/database.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { Call, Impersonation } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { withGrantsOf } from "./queries.ts";

/** Whether a company has an open-ended subscription: then the app does not mention the trial. */
const isSubscribed = sql<boolean>`exists (select from subscription where subscription.company_id = company.id
  and through_day is null)`.as("subscribed");

/** Selects the caller's impersonation with merchant, reason and end; runs once a minute. */
const selectLook = (db: Build, id: number) =>
  db
    .selectFrom("impersonation")
    .innerJoin("account as merchant", "merchant.id", "impersonation.merchant_id")
    .innerJoin("company", "company.id", "impersonation.company_id")
    .select([staffName("merchant").as("merchant"), "company.name as company", "reason", "ends_at"])
    .where("impersonation.id", "=", id);

function lookOf([look]: Rows<ReturnType<typeof selectLook>>, { id, mayChange }: Impersonation) {
  if (!look) throw new Error(`impersonation ${id} does not exist`);
  const { ends_at: endsAt, ...words } = look;
  return { ...words, endsAt: endsAt.toString(), mayChange };
}

/**
 * Returns the caller's data and accessible chains. An admin has none; an impersonation has the merchant's. A session
 * opened by a till code is a cashier's at its device's point of sale, whatever other grants exist.
 */
export async function getAccess({ db, config }: Services, { actor }: Call<"getAccess">) {
  const { accountId, device, impersonation } = actor;
  // An impersonation has the merchant's grants in this one company.
  const holderId = impersonation?.merchantId ?? accountId;
  const [[account], companies, chains, look] = await db.read(allChains, (q) => [
    q
      .selectFrom("account")
      .select(["email", "first_name", "last_name", "language", "is_admin", "last_location_id"])
      .where("id", "=", accountId),
    selectCompaniesOf(q, holderId)
      .select(isSubscribed)
      .$if(device !== null, (query) => query.where(sql<boolean>`false`))
      .$if(impersonation !== null, (query) => query.where("company.id", "=", impersonation?.companyId ?? 0)),
    selectChains(q)
      .innerJoin(withGrantsOf(holderId).as("granted"), "granted.chain_id", "chain.id")
      .select([
        "granted.role",
        "granted.location_ids",
        "granted.may_manage_staff",
        "chain.company_id",
        "suspended_from",
      ])
      .$if(device !== null, (query) => query.where("chain.id", "=", device?.chainId ?? 0))
      .$if(impersonation !== null, (query) => query.where("chain.company_id", "=", impersonation?.companyId ?? 0))
      .orderBy(nameOrder("commercial_name"))
      .orderBy("chain.id"),
    selectLook(q, impersonation?.id ?? 0),
  ]);
  if (!account) return refuse("NOT_SIGNED_IN");
  return {
    accountId,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    language: account.language,
    isAdmin: account.is_admin && !device && !impersonation,
    impersonation: impersonation && lookOf(look, impersonation),
    companies: companies.map(({ id, name, trial_ends_on, subscribed }) => ({
      id,
      name,
      trialEndsOn: trial_ends_on?.toString() ?? null,
      subscribed,
    })),
    chains: chains.map((row) => {
      const role = device ? roleCashier : row.role;
      return {
        ...chainShapeOf(row, config),
        companyId: row.company_id,
        role,
        pointsOfSaleIds: device ? [device.locationId] : row.location_ids,
        mayManageStaff: !device && row.may_manage_staff,
        suspendedFrom: role === roleCashier ? null : (row.suspended_from?.toString() ?? null),
      };
    }),
    lastLocationId: account.last_location_id,
  };
}
