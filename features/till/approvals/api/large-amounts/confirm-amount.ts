import { sql, type Transaction } from "kysely";
import { aloneLimitsFor, hasLimits } from "#features/integrations/api-keys/domain/key-limits.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { type AloneLimits, isKeptApart, needsSecondPerson } from "../../domain/confirm-alone.ts";
import { type Buyer, isBuyer } from "./buyer.ts";
import { closeRequests, findApproval, type Registration } from "./find-approval.ts";
import type { AskedAmount } from "./read-amount.ts";
import { selectSecondPeople } from "./second-person.ts";

export interface LargeAmount {
  chain: Chain;
  actor: StaffActor;
  /** The club's current date. */
  today: Temporal.PlainDate;
  /** The club's limits for cashiers. */
  limits: AloneLimits;
  requestedAmount: Pick<AskedAmount, "ore" | "unusual">;
  memberTodayOre: number;
}

interface Confirming extends LargeAmount, Registration {
  locationId: number;
  buyer: Buyer;
  requestedAmount: AskedAmount;
}

/**
 * Sums the cashier's unusual amounts today. A lock per cashier keeps concurrent amounts at several tills within the
 * limit.
 */
async function sumAlone(trx: Transaction<DB>, { chain, actor: { accountId }, today }: LargeAmount): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('amounts ' || ${chain.id}::bigint || '/' || ${accountId}::bigint, 0))`.execute(
    trx,
  );
  const sum = await trx
    .selectFrom("large_amount")
    .select(sql<number>`coalesce(sum(amount_ore), 0)::bigint`.as("ore"))
    .where("account_id", "=", accountId)
    .where("registered_on", "=", today)
    .where("confirmed_by", "is", null)
    .where(sql<boolean>`unusual`)
    .executeTakeFirst();
  return sum?.ore ?? 0;
}

/** Whether a cashier or an API key needs a second person for the amount now. */
export async function needsAnother(trx: Transaction<DB>, large: LargeAmount): Promise<boolean> {
  const { actor, memberTodayOre } = large;
  const { ore, unusual } = large.requestedAmount;
  if (ore === null || !hasLimits(actor)) return false;
  const amount = { amountOre: ore, unusual, memberTodayOre };
  const limits = aloneLimitsFor(actor, large.limits);
  if (!isKeptApart(amount, limits)) return false;
  return needsSecondPerson({ ...amount, aloneTodayOre: await sumAlone(trx, large), limits });
}

/** Whether the account may confirm the amount. It may have lost its role since it proved itself, or be the buyer. */
async function mayConfirm(trx: Transaction<DB>, { chain, locationId, buyer }: Confirming, accountId: number) {
  const person = await selectSecondPeople(trx, chain, locationId)
    .where("account.id", "=", accountId)
    .where((eb) => eb.not(isBuyer(buyer)))
    .executeTakeFirst();
  return person !== undefined;
}

/** Returns the second person who confirms the amount, at the till or from the back office. */
async function confirmedBy(trx: Transaction<DB>, confirming: Confirming) {
  if (!hasLimits(confirming.actor)) return null;
  const { secondPersonId } = confirming.requestedAmount;
  if (secondPersonId !== null) {
    if (!(await mayConfirm(trx, confirming, secondPersonId))) refuse("SECOND_PERSON_NOT_PROVED");
    return { accountId: secondPersonId, approvalId: null };
  }
  const approval = await findApproval(trx, confirming);
  if (!approval?.approved_by || !(await mayConfirm(trx, confirming, approval.approved_by))) return null;
  return { accountId: approval.approved_by, approvalId: approval.id };
}

/**
 * Stores a large amount with its cashier and confirmer. Refuses amounts a cashier may not confirm alone. Returned
 * purchases still count for the day: the member may have spent their points before the return.
 */
export async function confirmAmount(trx: Transaction<DB>, confirming: Confirming): Promise<void> {
  const { chain, actor, requestedAmount, memberTodayOre, registrationKey, today } = confirming;
  const { ore, unusual } = requestedAmount;
  if (ore === null) return;
  if (!isKeptApart({ amountOre: ore, unusual, memberTodayOre }, aloneLimitsFor(actor, confirming.limits))) return;
  const { accountId } = actor;
  const by = await confirmedBy(trx, confirming);
  if (by === null && (await needsAnother(trx, confirming))) refuse("SECOND_PERSON_NEEDED");
  await trx
    .insertInto("large_amount")
    .values({
      chain_id: chain.id,
      registration_key: registrationKey,
      account_id: accountId,
      confirmed_by: by?.accountId ?? null,
      approval_id: by?.approvalId ?? null,
      amount_ore: ore,
      unusual,
      registered_on: today,
    })
    // The key is taken: the registration itself will report that next.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await closeRequests(trx, confirming);
  if (by === null) return;
  const { approvalId } = by;
  await audit(trx, chain, {
    accountId: by.accountId,
    act: "confirm-amount",
    subject: `purchase ${registrationKey}`,
    locationIds: [confirming.locationId],
    detail: { registeredBy: accountId, amountOre: ore, ...(approvalId !== null && { approvalId }) },
  });
}
