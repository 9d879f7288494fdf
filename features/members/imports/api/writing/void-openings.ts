import { sql } from "kysely";
import { recordAct } from "#features/insight/figures/api/record-figures.ts";
import { selectLots, selectUsableLots } from "#features/loyalty/points/api/ledger.ts";
import { writeEntries } from "#features/loyalty/points/api/write-account.ts";
import { clawBack } from "#features/loyalty/points/domain/account.ts";
import { givenOf, givenStatements } from "#features/till/returns/api/given-known.ts";
import { recordedReturn } from "#features/till/returns/api/recorded-return.ts";
import { writeReinstated } from "#features/till/returns/api/write-reinstated.ts";
import { writeReturn } from "#features/till/returns/api/write-return.ts";
import { planReturn } from "#features/till/returns/domain/plan-return.ts";
import { statement } from "#packages/server/db/prepared.ts";
import type { Step } from "../steps.ts";

/** Voids the opening balance in the same way as a correction. */
export async function voidBalance(
  { trx, batch, chain, lockedImport: memberImport, now, today }: Step,
  memberId: number,
  lotId: number,
) {
  const [lots] = await batch(
    selectUsableLots(trx, memberId, today).union(selectLots(trx, memberId).where("id", "=", lotId)),
  );
  const lot = await trx.selectFrom("point_lot").select("amount").where("id", "=", lotId).executeTakeFirstOrThrow();
  const { entries } = clawBack({ lots, settlements: [] }, lotId, lot.amount, today);
  const who = { chainId: chain.id, memberId, now, today };
  await batch(
    trx.insertInto("correction_withdrawal").values({
      chain_id: chain.id,
      lot_id: lotId,
      account_id: memberImport.account_id,
      reason: memberImport.file_name,
      withdrawn_at: now,
    }),
    ...writeEntries(who, entries),
    ...recordAct({ who, entries, reversal: { timeZone: chain.timeZone, voidedLotId: lotId } }),
  );
}

/** Returns the imported visit and its stamps in the same way as any other visit. */
export async function returnVisit(
  { trx, batch, chain, lockedImport: memberImport, now, today }: Step,
  memberId: number,
  visitId: number,
) {
  const selection = { memberId, purchases: sql`select ${visitId}::bigint`, useIds: [] };
  const givenState = givenOf(await batch(...givenStatements(trx, selection, today)));
  const [visit] = givenState.visits;
  if (!visit) return;
  const planned = planReturn("EVERYTHING", { ...visit, account: givenState.account, cards: givenState.cards }, today);
  if (!planned.ok) throw new Error(`visit ${visitId} of an import cannot be returned: ${planned.reason}`);
  const { plan } = planned;
  const [[drawn], [at]] = await batch(
    statement(sql<{ id: number }>`select nextval('purchase_return_id_seq') as id`),
    trx.selectFrom("purchase").select("location_id").where("id", "=", visitId),
  );
  const returnId = drawn?.id as number;
  const who = {
    chainId: chain.id,
    memberId,
    now,
    today,
    accountId: memberImport.account_id,
    reason: memberImport.file_name,
  };
  const { isComplete: isWhole, amountOre, welcomeOffer } = plan;
  await batch(
    ...writeReturn(trx, {
      ...who,
      id: returnId,
      purchaseId: visitId,
      kind: "RETURN",
      locationId: at?.location_id as number,
      isComplete: isWhole,
      amountOre,
      welcomeOffer,
    }),
    ...writeReinstated(trx, { ...who, returnId }, [], plan, { purchaseId: visitId, returnId, redemptionId: null }),
    ...recordAct(recordedReturn(who, chain.timeZone, visit, plan)),
  );
}
