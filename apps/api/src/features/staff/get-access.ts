import { roleCashier } from "@stammis/domain/people/roles";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { chainShapeOf, selectChains, selectCompaniesOf } from "../chains/queries.ts";
import { withGrantsOf } from "./queries.ts";

/**
 * Who calls, and which chains are open to them: a look over all chains. An admin may open any, so none is listed. A
 * session opened by a code is a cashier's at its device's point of sale, whatever they are elsewhere.
 */
export async function getAccess({ db: { platform }, config }: Services, { actor }: Call<"getAccess">) {
  const { accountId, device } = actor;
  const account = await platform
    .selectFrom("account")
    .select(["email", "first_name", "last_name", "language", "is_admin", "last_location_id"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (!account) return refuse("NOT_SIGNED_IN");
  const companies = device ? [] : await selectCompaniesOf(platform, accountId).execute();
  const chains = await selectChains(platform)
    .innerJoin(withGrantsOf(accountId).as("granted"), "granted.chain_id", "chain.id")
    .select(["granted.role", "granted.location_ids", "granted.may_manage_staff", "chain.company_id"])
    .$if(device !== null, (query) => query.where("chain.id", "=", device?.chainId ?? 0))
    .orderBy("commercial_name")
    .orderBy("chain.id")
    .execute();
  return {
    accountId,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    language: account.language,
    isAdmin: account.is_admin && !device,
    companies: companies.map(({ id, name, trial_ends_on }) => ({
      id,
      name,
      trialEndsOn: trial_ends_on?.toString() ?? null,
    })),
    chains: chains.map((row) => ({
      ...chainShapeOf(row, config),
      companyId: row.company_id,
      role: device ? roleCashier : row.role,
      pointsOfSaleIds: device ? [device.locationId] : row.location_ids,
      mayManageStaff: !device && row.may_manage_staff,
    })),
    lastLocationId: account.last_location_id,
  };
}
