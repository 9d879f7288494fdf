import { verifyCardCode } from "#features/members/card-codes/api/verify-code.ts";
import { type CardCode, readCardCode } from "#features/members/card-codes/domain/card-codes.ts";
import { staffRoleRules } from "#packages/domain/access/roles.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

export type Looking = { chain: Chain; actor: StaffActor };

/** Merchants can list all members anyway. A key is counted whatever its role: a scope must not remove this limit. */
export const isCounted = ({ role, key }: StaffActor) => key !== undefined || !staffRoleRules[role].answersForClub;

/**
 * Counts a look-up of a member by an API key or by staff who cannot list all members. Above the hourly limit it refuses
 * TOO_MANY_REQUESTS and reports it in the audit trail. The merchant may set the limit.
 */
export async function countLookUp({ db, limits }: Services, { chain, actor }: Looking): Promise<void> {
  const { accountId, key } = actor;
  if (!isCounted(actor)) return;
  const alarm = () =>
    db.inChain(chain.id, (trx) =>
      audit(trx, chain, { accountId, act: "look-ups-passed-limit", subject: `account ${accountId}` }),
    );
  const ownPoints = async () => {
    const [[club]] = await db.read(chain.id, (q) => [q.selectFrom("club_points").select("look_ups_per_hour")]);
    return club?.look_ups_per_hour ?? null;
  };
  const alarming = { alarm, times: key?.pointsOfSale, ownPoints };
  await limits.spendOrAlarm("lookUpsPerStaff", `${chain.id} ${accountId}`, alarming);
}

type Scanning = Looking & { realNow: Temporal.Instant };

/**
 * Returns the member whose card shows a code. A fresh code does not count as a look-up, because only the customer's
 * phone makes one; a guess counts. Refuses CARD_CODE_OLD, CARD_CODE_WRONG and TOO_MANY_REQUESTS.
 */
export async function memberOfCode(services: Services, call: Scanning, code: CardCode): Promise<number> {
  const { chain, realNow } = call;
  const memberId = await verifyCardCode(services, { chain, code, realNow });
  if (memberId !== null) return memberId;
  await countLookUp(services, call);
  return refuse("CARD_CODE_WRONG");
}

/** Finds a member by a code from the card, or by the twelve digits as one look-up. Refuses also NOT_FOUND. */
export async function lookUp(services: Services, call: Scanning & { params: { membershipId: string } }) {
  const { membershipId } = call.params;
  const code = readCardCode(membershipId)?.code;
  if (code) return { id: await memberOfCode(services, call, code), isNumberAlone: false };
  await countLookUp(services, call);
  return { id: await services.memberIds.of(call.chain.id, membershipId), isNumberAlone: true };
}
