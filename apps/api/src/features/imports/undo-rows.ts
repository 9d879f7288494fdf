import type { ImportKept } from "@stammis/domain/imports/import-states";
import { clawBack } from "@stammis/domain/points/account";
import { planReturn } from "@stammis/domain/visits/plan-return";
import { sql } from "kysely";
import { statement } from "../../db/prepared.ts";
import { thisChain } from "../../db/this-chain.ts";
import { keepReturned } from "../figures/keep-figures.ts";
import { writeFigures } from "../figures/write-figures.ts";
import { eraseMember } from "../members/erase-member.ts";
import { selectLots, selectUsableLots } from "../points/ledger.ts";
import { lockMember } from "../points/lock-member.ts";
import { writeEntries } from "../points/write-account.ts";
import { givenOf, givenStatements } from "../returns/given-known.ts";
import { writeReinstated } from "../returns/write-reinstated.ts";
import { writeReturn } from "../returns/write-return.ts";
import { keepPoints } from "../statistics/write-statistics.ts";
import type { Step, StepDone } from "./check-rows.ts";
import { type Counts, count } from "./import-shape.ts";

const rowsAtOnce = 100;

/** What an import made of a row: the lot and the visit that brought points and stamps, or the fields it filled in. */
interface Made {
  lotId?: number;
  visitId?: number;
  fields?: string[];
}

/** Something of theirs that the import did not bring: they have been here. */
function selectUse({ trx }: Step, memberId: number, { lotId = 0, visitId = 0 }: Made) {
  return trx
    .selectFrom("member")
    .select(["email", "phone", "unclaimed"])
    .select(
      sql<boolean>`exists (select from purchase where chain_id = ${thisChain} and member_id = ${memberId}
          and (id <> ${visitId} or returned_at is not null))
        or exists (select from point_lot where chain_id = ${thisChain} and member_id = ${memberId} and id <> ${lotId})
        or exists (select from redemption where chain_id = ${thisChain} and member_id = ${memberId})
        or exists (select from point_deduction where chain_id = ${thisChain} and member_id = ${memberId})
        or exists (select from member as other where other.chain_id = ${thisChain} and other.merged_into = ${memberId})
        or exists (select from correction_withdrawal where chain_id = ${thisChain} and lot_id = ${lotId})`.as("used"),
    )
    .where("id", "=", memberId)
    .where("removed_at", "is", null);
}

/** The opening balance goes back as any correction that is voided. */
async function voidBalance({ trx, batch, chain, found, now, today }: Step, memberId: number, lotId: number) {
  const [lots] = await batch(
    selectUsableLots(trx, memberId, today).union(selectLots(trx, memberId).where("id", "=", lotId)),
  );
  const lot = await trx.selectFrom("point_lot").select("amount").where("id", "=", lotId).executeTakeFirstOrThrow();
  const { entries } = clawBack({ lots, settlements: [] }, lotId, lot.amount, today);
  const who = { chainId: chain.id, memberId, now, today };
  await batch(
    trx.insertInto("correction_withdrawal").values({
      ...{ chain_id: chain.id, lot_id: lotId, account_id: found.account_id },
      ...{ reason: found.file_name, withdrawn_at: now },
    }),
    ...writeEntries(who, entries),
    keepPoints({ memberId, today }),
    ...writeFigures(who, { adds: [], entries, back: { timeZone: chain.timeZone, voidedLotId: lotId } }),
  );
}

/** The stamps go back as those of any visit that is returned. */
async function returnVisit({ trx, batch, chain, found, now, today }: Step, memberId: number, visitId: number) {
  const asked = { memberId, purchases: sql`select ${visitId}::bigint`, useIds: [] };
  const given = givenOf(await batch(...givenStatements(trx, asked, today)));
  const [visit] = given.visits;
  if (!visit) return;
  const planned = planReturn("EVERYTHING", { ...visit, account: given.account, cards: given.cards }, today);
  if (!planned.ok) throw new Error(`visit ${visitId} of an import cannot be returned: ${planned.reason}`);
  const { plan } = planned;
  const [[drawn], [at]] = await batch(
    statement(sql<{ id: number }>`select nextval('purchase_return_id_seq') as id`),
    trx.selectFrom("purchase").select("location_id").where("id", "=", visitId),
  );
  const returnId = drawn?.id as number;
  const who = { chainId: chain.id, memberId, now, today, accountId: found.account_id, reason: found.file_name };
  const { whole, amountOre, welcomeOffer } = plan;
  await batch(
    ...writeReturn(trx, {
      ...{ ...who, id: returnId, purchaseId: visitId, kind: "RETURN", locationId: at?.location_id as number },
      ...{ whole, amountOre, welcomeOffer },
    }),
    ...writeReinstated(trx, { ...who, returnId }, [], plan, { purchaseId: visitId, returnId, redemptionId: null }),
    ...keepReturned({ ...who, purchaseId: visitId, wasPurchase: visit.wasPurchase, timeZone: chain.timeZone }, plan),
  );
}

/** Takes a member out again of whom nobody has made anything since; else says why they stay. */
async function undoMember(step: Step, memberId: number, made: Made): Promise<ImportKept | null> {
  const { trx, now, found } = step;
  await lockMember(trx, memberId, found.account_id).execute();
  const member = await selectUse(step, memberId, made).executeTakeFirst();
  if (!member) return "GONE";
  if (!member.unclaimed) return "CLAIMED";
  if (member.used) return "USED";
  if (made.lotId) await voidBalance(step, memberId, made.lotId);
  if (made.visitId) await returnVisit(step, memberId, made.visitId);
  const addresses = [member.email, member.phone].filter((address) => address !== null);
  await eraseMember(trx, { memberId, addresses, now });
  return null;
}

/** Profiles that were completed lose what the file filled in, unless somebody has changed it since. */
async function emptyAgain({ trx }: Step, memberId: number, plan: Record<string, unknown>, fields: string[]) {
  const asOnWire: Record<string, string> = {
    ...{ first_name: "firstName", last_name: "lastName", zip_code: "zipCode", home_location_id: "locationId" },
  };
  for (const field of fields) {
    const value = plan[asOnWire[field] ?? field];
    const isText = ["first_name", "last_name", "street", "zip_code", "city"].includes(field);
    await sql`update member set ${sql.ref(field)} = ${isText ? sql`''` : sql`null`}
      where chain_id = ${thisChain} and id = ${memberId} and ${sql.ref(field)}::text = ${String(value)}`.execute(trx);
  }
}

/** Takes the next rows back: whom the import brought and nobody has met since, and what it filled in. */
export async function undoRows(step: Step): Promise<StepDone> {
  const { trx, found } = step;
  const rows = await trx
    .selectFrom("member_import_row")
    .select(["row_number", "member_id", "made", "plan", "outcome"])
    .where("import_id", "=", found.id)
    .where("done", "=", true)
    .where("kept", "is", null)
    .where(sql<boolean>`outcome in ('NEW', 'COMPLETED')`)
    .orderBy("row_number")
    .limit(rowsAtOnce)
    .forUpdate()
    .execute();
  const counts = { ...(found.counts as Counts) };
  for (const { row_number, member_id: memberId, made, plan, outcome } of rows) {
    const own = (made ?? {}) as Made;
    const row = trx
      .updateTable("member_import_row")
      .where("import_id", "=", found.id)
      .where("row_number", "=", row_number);
    if (outcome === "COMPLETED") {
      if (memberId) await emptyAgain(step, memberId, plan as Record<string, unknown>, own.fields ?? []);
      await row.set({ done: false }).execute();
      continue;
    }
    const kept = memberId ? await undoMember(step, memberId, own) : "GONE";
    if (kept) count(counts, kept);
    // Erasing somebody takes their row along.
    if (kept) await row.set({ kept }).execute();
  }
  const isOver = rows.length < rowsAtOnce;
  return { progress: found.progress + rows.length, counts, ...(isOver && { state: "UNDONE" }) };
}
