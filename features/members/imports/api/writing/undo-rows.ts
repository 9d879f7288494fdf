import { sql } from "kysely";
import { lockMember } from "#features/loyalty/points/api/lock-member.ts";
import { eraseMember } from "#features/members/directory/api/erase-member.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { ImportKept } from "../../domain/import-states.ts";
import { type Counts, count } from "../import-shape.ts";
import type { Step, StepDone } from "../steps.ts";
import { returnVisit, voidBalance } from "./void-openings.ts";

const rowsAtOnce = 100;

/** The results of a row in an import: the lot and the visit that gave points and stamps, and the completed fields. */
interface Made {
  lotId?: number;
  visitId?: number;
  fields?: string[];
}

/** Selects a row if the member has activity apart from the import, including an opt-out. */
function selectUse({ trx, lockedImport: memberImport }: Step, memberId: number, { lotId = 0, visitId = 0 }: Made) {
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
        or exists (select from correction_withdrawal where chain_id = ${thisChain} and lot_id = ${lotId})
        or exists (select from consent where chain_id = ${thisChain} and member_id = ${memberId}
          and not given and source <> 'ADDRESS_REMOVED' and import_id is distinct from ${memberImport.id})`.as("used"),
    )
    .where("id", "=", memberId)
    .where("removed_at", "is", null);
}

/**
 * Removes an imported member without activity since the import. Otherwise returns the reason why the member remains.
 */
async function undoMember(step: Step, memberId: number, made: Made): Promise<ImportKept | null> {
  const { trx, now, lockedImport: memberImport } = step;
  await lockMember(trx, memberId, memberImport.account_id).execute();
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

/**
 * Undoes the points and stamps that an import gave an existing member: all, or none if any were used. Skips parts
 * already voided or returned. An opt-out remains.
 */
async function undoBrought(step: Step, memberId: number, { lotId = 0, visitId = 0 }: Made): Promise<ImportKept | null> {
  const { trx, lockedImport: memberImport } = step;
  if (lotId === 0 && visitId === 0) return null;
  if (!(await lockMember(trx, memberId, memberImport.account_id).executeTakeFirst())) return "GONE";
  const { rows } = await sql<{ lot: boolean; visit: boolean; used: boolean }>`
    with lot as (select left_points < amount as used from point_lot where chain_id = ${thisChain} and id = ${lotId}
        and not exists (select from correction_withdrawal where chain_id = ${thisChain} and lot_id = ${lotId})),
      visit as (select exists (select from stamp_entry as entry join stamp_card_usage as filling
          on filling.chain_id = entry.chain_id and filling.member_id = entry.member_id
            and filling.stamp_card_id = entry.stamp_card_id and filling.usage_order = entry.usage_order
        where entry.chain_id = ${thisChain} and entry.purchase_id = ${visitId}
          and filling.redemption_id is not null) as used
        from purchase where chain_id = ${thisChain} and id = ${visitId} and returned_at is null)
    select exists (select from lot) as lot, exists (select from visit) as visit,
      exists (select from lot where used) or exists (select from visit where used) as used`.execute(trx);
  const [{ lot, visit, used }] = rows as [{ lot: boolean; visit: boolean; used: boolean }];
  if (used) return "SPENT";
  if (lot) await voidBalance(step, memberId, lotId);
  if (visit) await returnVisit(step, memberId, visitId);
  return null;
}

/** Clears the profile fields that the import completed, unless the member or staff have changed them since. */
async function emptyAgain({ trx }: Step, memberId: number, plan: Record<string, unknown>, fields: string[]) {
  const asOnWire: Record<string, string> = {
    first_name: "firstName",
    last_name: "lastName",
    zip_code: "zipCode",
    home_location_id: "locationId",
  };
  for (const field of fields) {
    const value = plan[asOnWire[field] ?? field];
    const isText = ["first_name", "last_name", "street", "zip_code", "city"].includes(field);
    await sql`update member set ${sql.ref(field)} = ${isText ? sql`''` : sql`null`}
      where chain_id = ${thisChain} and id = ${memberId} and ${sql.ref(field)}::text = ${String(value)}`.execute(trx);
  }
}

/** Undoes the next rows: removes imported members without activity since, and reverses gifts and completed fields. */
export async function undoRows(step: Step): Promise<StepDone> {
  const { trx, lockedImport: memberImport } = step;
  const rows = await trx
    .selectFrom("member_import_row")
    .select(["row_number", "member_id", "made", "plan", "outcome"])
    .where("import_id", "=", memberImport.id)
    .where("done", "=", true)
    .where("kept", "is", null)
    .where(sql<boolean>`outcome in ('NEW', 'COMPLETED')`)
    .orderBy("row_number")
    .limit(rowsAtOnce)
    .forUpdate()
    .execute();
  const counts = { ...(memberImport.counts as Counts) };
  for (const { row_number, member_id: memberId, made, plan, outcome } of rows) {
    const own = (made ?? {}) as Made;
    const row = trx
      .updateTable("member_import_row")
      .where("import_id", "=", memberImport.id)
      .where("row_number", "=", row_number);
    if (outcome === "COMPLETED") {
      if (memberId) await emptyAgain(step, memberId, plan as Record<string, unknown>, own.fields ?? []);
      const keptReason = memberId ? await undoBrought(step, memberId, own) : null;
      if (keptReason) count(counts, keptReason);
      await row.set(keptReason ? { kept: keptReason } : { done: false }).execute();
      continue;
    }
    const stayReason = memberId ? await undoMember(step, memberId, own) : "GONE";
    if (stayReason) count(counts, stayReason);
    // Erasing a member deletes the row of the import, so only a remaining member needs an update.
    if (stayReason) await row.set({ kept: stayReason }).execute();
  }
  const isOver = rows.length < rowsAtOnce;
  return { progress: memberImport.progress + rows.length, counts, ...(isOver && { state: "UNDONE" }) };
}
