import { audit } from "../../audit.ts";
import type { Call } from "../../call.ts";
import type { Services } from "../../services.ts";
import { lockCompany, selectStaff } from "./queries.ts";
import { findManaged, readGrant, staffMemberOf } from "./staff-member.ts";
import { endStaffSessions, removeGrant, removePin, writeGrant } from "./write-grant.ts";

/** Changes what someone may do: managed before the change and after it. A new role asks them to sign in again. Spec §6. */
export async function updateStaff({ db }: Services, { chain, actor, params: { id }, body }: Call<"updateStaff">) {
  return db.inChain(chain.id, async (trx) => {
    await lockCompany(trx, chain.companyId).execute();
    const before = await findManaged(trx, chain, actor, id);
    const grant = await readGrant(trx, actor, body, id);
    if (before.role !== grant.role) await endStaffSessions(trx, chain, id, before.role);
    if (before.role !== "ROLE_MERCHANT" || grant.role !== "ROLE_MERCHANT") {
      await removeGrant(trx, chain, id);
      await writeGrant(trx, chain, id, grant);
    }
    const detail = { from: before.role, to: grant.role, pointsOfSaleIds: grant.pointsOfSaleIds };
    await audit(trx, chain, { accountId: actor.accountId, act: "update-staff", subject: `account ${id}`, detail });
    return staffMemberOf(await selectStaff(trx, chain).where("account.id", "=", id).executeTakeFirstOrThrow(), actor);
  });
}

/** They are out at once: their sessions end with the grant. */
export async function removeStaff({ db }: Services, { chain, actor, params: { id } }: Call<"removeStaff">) {
  await db.inChain(chain.id, async (trx) => {
    await lockCompany(trx, chain.companyId).execute();
    const { role } = await findManaged(trx, chain, actor, id);
    await removeGrant(trx, chain, id);
    await endStaffSessions(trx, chain, id, role);
    await removePin(trx, id);
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "remove-staff",
      subject: `account ${id}`,
      detail: { role },
    });
  });
}
