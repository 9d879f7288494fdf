import { sql } from "kysely";
import { staffRoleRules } from "#packages/domain/access/roles.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { exactlyIn } from "./queries.ts";

type Looking = { chain: Chain; actor: StaffActor };

/** A name is typed within this time, and letters typed on cost nothing. */
const typedWithinSeconds = 60;

/** Merchants list all members anyway. A key is counted whatever its role: a scope must not remove this limit. */
const isCounted = ({ role, key }: StaffActor) => key !== undefined || !staffRoleRules[role].answersForClub;

/**
 * Counts a look at a member by staff who may not list all members, and by keys. A queue never reaches the limit; a run
 * through the club does: it is refused for the rest of the hour and listed in the trail. The merchant may set the limit. Refuses TOO_MANY_REQUESTS.
 */
export async function countLookUp({ db, limits }: Services, { chain, actor }: Looking): Promise<void> {
  const { accountId, key } = actor;
  if (!isCounted(actor)) return;
  const alarm = () =>
    db.inChain(chain.id, (trx) =>
      audit(trx, chain, { accountId, act: "look-ups-passed-limit", subject: `account ${accountId}` }),
    );
  const ownPoints = sql<number | null>`(select look_ups_per_hour from club_points where chain_id = ${chain.id})`;
  const alarming = { alarm, times: key?.pointsOfSale, ownPoints };
  await limits.spendOrAlarm("lookUpsPerStaff", `${chain.id} ${accountId}`, alarming);
}

/** Counts a search at the till: by number, phone or e-mail each, by name once for what is typed in one go. */
export async function countSearch(services: Services, { chain, actor, query }: Looking & { query: { q: string } }) {
  if (!isCounted(actor)) return;
  if (!exactlyIn(query.q, chain)) {
    const typed = normaliseName(query.q).toLowerCase();
    // Digits alone find no member by name, so an unfinished number does not count as a search.
    if (!/\p{L}/u.test(typed)) return;
    const key = `${chain.id} ${actor.accountId}`;
    if (await services.limits.isTypedOn("nameTyped", key, typed, typedWithinSeconds)) return;
  }
  await countLookUp(services, { chain, actor });
}

/** Opens a member by the twelve digits, as one look more. Refuses NOT_FOUND and TOO_MANY_REQUESTS. */
export async function lookUp(services: Services, call: Looking & { params: { membershipId: string } }) {
  await countLookUp(services, call);
  return services.memberIds.of(call.chain.id, call.params.membershipId);
}
