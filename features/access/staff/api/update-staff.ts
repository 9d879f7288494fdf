import type { Transaction } from "kysely";
import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import { revokeMadeKeys } from "#features/integrations/api-keys/api/revoke-made-keys.ts";
import { pauseMadeConnections } from "#features/integrations/connections/api/pause-made-connections.ts";
import { endMadeWebhooks } from "#features/integrations/webhooks/api/end-made-webhooks.ts";
import { lockCompany } from "#features/platform/companies/api/queries.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastEdit } from "#packages/server/request/versions.ts";
import { selectStaff } from "./queries.ts";
import { settleAccount } from "./settle-account.ts";
import { findManaged, type Grant, readGrant, staffMemberOf } from "./staff-member.ts";
import { grantChain, grantCompany, removeFromChain, removeFromCompany } from "./write-grant.ts";

/** Replaces a person's grant. A till code stays valid where the person still works. */
async function changeGrant(trx: Transaction<DB>, chain: Chain, accountId: number, grant: Grant, now: Temporal.Instant) {
  const { role, mayManageStaff, pointsOfSaleIds } = grant;
  await removeFromChain(trx, chain.id, accountId);
  if (role === "ROLE_MERCHANT") return grantCompany(trx, chain.companyId, accountId, now);
  await removeFromCompany(trx, chain.companyId, accountId);
  await grantChain(trx, chain.id, accountId, { role, mayManageStaff, pointsOfSaleIds, now });
}

/** Returns a grant's data for the audit trail, which records it before and after the change. */
const factsOf = ({ role, mayManageStaff, pointsOfSaleIds }: Omit<Grant, "role"> & { role: StaffRole }) => ({
  role,
  mayManageStaff,
  pointsOfSale: [...pointsOfSaleIds].sort((one, other) => one - other).join(" "),
});

/**
 * Revokes the API keys, disables the webhooks and pauses the connections that a person created in the company's clubs,
 * unless retained. Their creator may still know them. A local merchant, who sees none of them, changes none. Returns the
 * cache keys to invalidate.
 */
async function endMade(services: Services, trx: Transaction<DB>, call: Call<"updateStaff"> | Call<"removeStaff">) {
  const { chain, actor, params, query, realNow } = call;
  if (query.integrations === "KEEP" || actor.role === "ROLE_LOCAL_MERCHANT") return [];
  const maker = { companyId: chain.companyId, accountId: params.id, now: realNow };
  await endMadeWebhooks(services, trx, maker, actor.accountId);
  await pauseMadeConnections(services, trx, maker, actor.accountId);
  return revokeMadeKeys(services, trx, maker, actor.accountId);
}

/** Changes a grant. The actor must be able to manage it before and after the change. Spec §6. */
export async function updateStaff(services: Services, call: Call<"updateStaff">) {
  const { chain, actor, body, realNow } = call;
  const { id } = call.params;
  let keys: Awaited<ReturnType<typeof endMade>> = [];
  // Runs as the platform, because sessions depend on grants across companies.
  const changed = await services.db.inPlatform(async (trx) => {
    await lockCompany(trx, chain.companyId).execute();
    const before = await findManaged(trx, chain, actor, id);
    const present = staffMemberOf(before, actor);
    await checkVersion(body.version, { version: present.version, present }, () =>
      lastEdit(trx, chain, `account ${id}`, "update-staff"),
    );
    const grant = await readGrant(trx, chain, actor, body, id);
    await changeGrant(trx, chain, id, grant, realNow);
    await settleAccount(trx, id);
    if (before.role === "ROLE_MERCHANT" && grant.role !== "ROLE_MERCHANT") keys = await endMade(services, trx, call);
    const was = { role: before.role, mayManageStaff: before.may_manage_staff, pointsOfSaleIds: before.location_ids };
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "update-staff",
      subject: `account ${id}`,
      locationIds: [...new Set([...before.location_ids, ...grant.pointsOfSaleIds])],
      detail: { changes: whatChanged(factsOf(was), factsOf(grant)) },
    });
    return staffMemberOf(await selectStaff(trx, chain).where("account.id", "=", id).executeTakeFirstOrThrow(), actor);
  });
  services.changes.tell(`account:${id}`, ...keys);
  return changed;
}

/**
 * Ends a person's access at once, in this company only, and by default the API keys, webhooks and connections that the
 * person created. Refuses with LAST_MERCHANT.
 */
export async function removeStaff(services: Services, call: Call<"removeStaff">): Promise<void> {
  const { db, changes } = services;
  const { chain, actor } = call;
  const { id } = call.params;
  let keys: Awaited<ReturnType<typeof endMade>> = [];
  await db.inPlatform(async (trx) => {
    await lockCompany(trx, chain.companyId).execute();
    const { role, location_ids: locationIds } = await findManaged(trx, chain, actor, id);
    await removeFromCompany(trx, chain.companyId, id);
    await removeFromChain(trx, chain.id, id);
    await settleAccount(trx, id);
    const { accountId } = actor;
    const subject = `account ${id}`;
    await audit(trx, chain, { accountId, act: "remove-staff", subject, locationIds, detail: { role } });
    keys = await endMade(services, trx, call);
  });
  changes.tell(`account:${id}`, ...keys);
}
