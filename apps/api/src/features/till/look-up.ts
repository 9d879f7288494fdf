import { audit } from "../../request/audit.ts";
import type { Chain, StaffActor } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";

type Looking = { chain: Chain; actor: StaffActor };

/**
 * Counts a look at a member by staff who may not list all members. A queue never reaches the limit. Whoever goes
 * through the club does: they are refused for the rest of the hour and stand in the trail. Refuses TOO_MANY_REQUESTS.
 */
export async function countLookUp({ db, limits }: Services, { chain, actor }: Looking): Promise<void> {
  const { accountId, role } = actor;
  if (role !== "ROLE_CASHIER" && role !== "ROLE_LOCAL_MERCHANT") return;
  await limits.spendOrAlarm("lookUpsPerStaff", `${chain.id} ${accountId}`, () =>
    db.inChain(chain.id, (trx) =>
      audit(trx, chain, { accountId, act: "look-ups-passed-limit", subject: `account ${accountId}` }),
    ),
  );
}

/** Opens a member by the twelve digits, as one look more. Refuses NOT_FOUND and TOO_MANY_REQUESTS. */
export async function lookUp(services: Services, call: Looking & { params: { membershipId: string } }) {
  await countLookUp(services, call);
  return services.memberIds.of(call.chain.id, call.params.membershipId);
}
