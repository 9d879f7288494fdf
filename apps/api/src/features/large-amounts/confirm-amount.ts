import { type AloneLimits, isKeptApart, needsSecondPerson } from "@stammis/domain/visits/confirm-alone";
import { sql, type Transaction } from "kysely";
import { audit } from "../../audit.ts";
import type { Chain, StaffActor } from "../../call.ts";
import type { DB } from "../../db/types.ts";
import { refuse } from "../../refusal.ts";
import type { AskedAmount } from "./read-amount.ts";
import { selectSecondPeople } from "./second-person.ts";

interface Confirming {
  chain: Chain;
  actor: StaffActor;
  registrationKey: string;
  locationId: number;
  today: Temporal.PlainDate;
  asked: AskedAmount;
  limits: AloneLimits;
}

/** One cashier's large amounts take turns, whichever tills they stand at: together they stay within the day's limit. */
async function sumAlone(trx: Transaction<DB>, { chain, actor: { accountId }, today }: Confirming): Promise<number> {
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

/** Whoever was proved may have been let go meanwhile. */
async function checkStill(trx: Transaction<DB>, { chain, locationId }: Confirming, accountId: number): Promise<number> {
  const person = await selectSecondPeople(trx, chain, locationId)
    .where("account.id", "=", accountId)
    .executeTakeFirst();
  return person?.id ?? refuse("SECOND_PERSON_NOT_PROVED");
}

/**
 * Keeps a large amount with who answers for it. Refuses what a cashier may not confirm alone; a day's amounts count even
 * if they are taken back, for what they gave may have been spent before.
 */
export async function confirmAmount(trx: Transaction<DB>, it: Confirming): Promise<void> {
  const { chain, actor, asked, limits, registrationKey, today } = it;
  const { ore, unusual, secondPersonId } = asked;
  if (ore === null || !isKeptApart(ore, unusual, limits)) return;
  const { accountId } = actor;
  const isBound = actor.role === "ROLE_CASHIER";
  const confirmedBy = isBound && secondPersonId !== null ? await checkStill(trx, it, secondPersonId) : null;
  if (isBound && confirmedBy === null) {
    const facts = { amountOre: ore, unusual, aloneTodayOre: await sumAlone(trx, it), limits };
    if (needsSecondPerson(facts)) refuse("SECOND_PERSON_NEEDED");
  }
  await trx
    .insertInto("large_amount")
    .values({
      chain_id: chain.id,
      registration_key: registrationKey,
      account_id: accountId,
      confirmed_by: confirmedBy,
      amount_ore: ore,
      unusual,
      registered_on: today,
    })
    // The key is taken: the registration itself is about to meet that, and say so.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (confirmedBy === null) return;
  const detail = { registeredBy: accountId, amountOre: ore };
  await audit(trx, chain, {
    accountId: confirmedBy,
    act: "confirm-amount",
    subject: `purchase ${registrationKey}`,
    detail,
  });
}
