import { sql } from "kysely";
import { staffRoleRules } from "#packages/domain/access/roles.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

type Caller = { chain: Chain; actor: StaffActor };

/** Whether the club accepts the membership number without a code. */
export const acceptsNumberAlone = sql<boolean>`coalesce(
  (select accepts_number_alone from club_points where chain_id = ${thisChain}), true)`;

/** How long a shown member can be opened again, in seconds: twelve hours, as long as a cashier's session. */
const shownSeconds = 12 * 3600;

/** Whether the rule applies to the caller: to roles that cannot list all members anyway, and to every API key. */
export const isBoundToCode = ({ role, key }: StaffActor) => key !== undefined || !staffRoleRules[role].listsMembers;

const keyOf = ({ chain, actor }: Caller, number: string) => `${chain.id} ${actor.accountId} ${number}`;

/** Remembers the members that a search or a code has shown to the caller, in a club that refuses the number alone. */
export async function noteShown({ limits }: Services, caller: Caller, numbers: readonly string[]): Promise<void> {
  if (!isBoundToCode(caller.actor)) return;
  const keys = numbers.map((number) => keyOf(caller, number));
  await limits.note("cardShown", keys, shownSeconds);
}

/** Whether a search or a code has shown this member to the caller. */
export const wasShown = ({ limits }: Services, caller: Caller, number: string): Promise<boolean> =>
  limits.isNoted("cardShown", keyOf(caller, number));

/**
 * Returns the member of a number that the caller was shown, or of any number in a club that accepts the number alone.
 * Refuses NUMBER_ALONE_REFUSED and NOT_FOUND.
 */
export async function memberOfNumber(services: Services, caller: Caller, number: string): Promise<number> {
  const { chain, actor } = caller;
  if (isBoundToCode(actor)) {
    const [[club]] = await services.db.read(chain.id, (q) => [q.selectNoFrom(acceptsNumberAlone.as("isAccepted"))]);
    if (!club?.isAccepted) await checkNumberAlone(services, caller, number);
  }
  return services.memberIds.of(chain.id, number);
}

/** Refuses NUMBER_ALONE_REFUSED unless a search or a code has shown this member to the caller. */
export async function checkNumberAlone(services: Services, caller: Caller, number: string): Promise<void> {
  if (!isBoundToCode(caller.actor)) return;
  if (!(await wasShown(services, caller, number))) refuse("NUMBER_ALONE_REFUSED");
}
