import { sql } from "kysely";
import type { Language } from "#packages/domain/translations/languages.ts";
import { type Translations, textsIn } from "#packages/domain/translations/translations.ts";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { AccountLine } from "../domain/explain-points.ts";

const among = (column: string, ids: readonly (number | null)[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...new Set(ids)].filter((id) => id !== null)}::bigint[])`;

function selectUses(db: Build, ids: readonly (number | null)[]) {
  return db
    .selectFrom("redemption")
    .leftJoin("coupon", (join) =>
      join.onRef("coupon.chain_id", "=", "redemption.chain_id").onRef("coupon.id", "=", "redemption.coupon_id"),
    )
    .leftJoin("purchase", (join) =>
      join.onRef("purchase.chain_id", "=", "redemption.chain_id").onRef("purchase.id", "=", "redemption.purchase_id"),
    )
    .select(["redemption.id", "coupon.name"])
    .select(translationsColumn<"name">("coupon.translations").$castTo<Translations<"name"> | null>().as("translations"))
    .select(["purchase.id as purchaseId", "purchase.amount_ore", "purchase.purchased_on as on"])
    .select("purchase.location_id as locationId")
    .where(among("redemption.id", ids));
}

const author = staffName().as("author");

const selectReturns = (db: Build, ids: readonly (number | null)[]) =>
  db
    .selectFrom("purchase_return")
    .innerJoin("purchase", (join) =>
      join
        .onRef("purchase.chain_id", "=", "purchase_return.chain_id")
        .onRef("purchase.id", "=", "purchase_return.purchase_id"),
    )
    .leftJoin("account", "account.id", "purchase_return.account_id")
    .select(["purchase_return.id", "reason", author, "purchase.location_id as locationId"])
    .where(among("purchase_return.id", ids));

const selectWithdrawals = (db: Build, lotIds: readonly (number | null)[]) =>
  db
    .selectFrom("correction_withdrawal")
    .leftJoin("account", "account.id", "correction_withdrawal.account_id")
    .select(["lot_id as id", "reason", author])
    .where(among("lot_id", lotIds));

const selectDeductions = (db: Build, ids: readonly (number | null)[]) =>
  db
    .selectFrom("point_deduction")
    .leftJoin("account", "account.id", "point_deduction.account_id")
    .select(["point_deduction.id", "reason", author])
    .where(among("point_deduction.id", ids));

const selectDeductionWithdrawals = (db: Build, ids: readonly (number | null)[]) =>
  db
    .selectFrom("deduction_withdrawal")
    .leftJoin("account", "account.id", "deduction_withdrawal.account_id")
    .select(["deduction_id as id", "reason", author])
    .where(among("deduction_id", ids));

/** Selects the staff who gave points without a purchase. */
const selectGivers = (db: Build, lotIds: readonly (number | null)[]) =>
  db
    .selectFrom("point_lot")
    .innerJoin("account", "account.id", "point_lot.account_id")
    .select(["point_lot.id", author])
    .where(among("point_lot.id", lotIds));

const selectAmounts = (db: Build, ids: readonly (number | null)[]) =>
  db
    .selectFrom("purchase")
    .select(["id as purchaseId", "id", "amount_ore", "purchased_on as on", "location_id as locationId"])
    .where(among("id", ids));

/** Selects lots from a merge that was not undone, with the former membership number. */
const selectCame = (db: Build, lotIds: readonly (number | null)[]) =>
  db
    .selectFrom("merge_part")
    .innerJoin("member_merge", (join) =>
      join
        .onRef("member_merge.chain_id", "=", "merge_part.chain_id")
        .onRef("member_merge.id", "=", "merge_part.merge_id"),
    )
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "member_merge.chain_id").onRef("member.id", "=", "member_merge.other_id"),
    )
    .select(["thing_id as id", "membership_number as number"])
    .where("kind", "=", "LOT")
    .where("undone_at", "is", null)
    .where(among("thing_id", lotIds))
    .orderBy("merge_id", "desc");

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/**
 * Reads the subjects of the account lines on a page, such as coupon names and reasons, in one round trip. A null
 * language means the club's own words.
 */
export async function readSubjects(
  { db }: Services,
  chain: Chain,
  lines: readonly AccountLine[],
  language: Language | null,
) {
  const deductionIds = lines.map(({ deductionId }) => deductionId);
  const [uses, returns, withdrawals, givers, purchases, deductions, deductionWithdrawals, came] = await db.read(
    chain.id,
    (q) => [
      selectUses(
        q,
        lines.map(({ redemptionId }) => redemptionId),
      ),
      selectReturns(
        q,
        lines.map(({ returnId }) => returnId),
      ),
      selectWithdrawals(
        q,
        lines.map(({ lotId }) => lotId),
      ),
      selectGivers(
        q,
        lines.map(({ lotId }) => lotId),
      ),
      selectAmounts(
        q,
        lines.map(({ purchaseId }) => purchaseId),
      ),
      selectDeductions(q, deductionIds),
      selectDeductionWithdrawals(q, deductionIds),
      selectCame(
        q,
        lines.flatMap(({ parts }) => parts.map(({ lotId }) => lotId)),
      ),
    ],
  );
  return {
    uses: byId(language ? uses.map((use) => textsIn(use, use.translations ?? {}, language)) : uses),
    returns: byId(returns),
    withdrawals: byId(withdrawals),
    givers: byId(givers),
    purchases: byId(purchases),
    deductions: byId(deductions),
    deductionWithdrawals: byId(deductionWithdrawals),
    came: byId(came),
  };
}

export type Subjects = Awaited<ReturnType<typeof readSubjects>>;

/** Returns the deduction with an id, or its withdrawal if the line undid the deduction. */
const deductionOf = (id: number, undoes: boolean, { deductions, deductionWithdrawals }: Subjects) =>
  (undoes ? deductionWithdrawals : deductions).get(id);

/**
 * Returns the subject of an account line: a coupon's name, or the reason of a return or correction. `undoes`: the line,
 * or the action that caused it, undid an earlier action.
 */
export function subjectOf(line: AccountLine, undoes: boolean, subjects: Subjects): string {
  const { uses, returns, withdrawals } = subjects;
  if (line.deductionId !== null) return deductionOf(line.deductionId, undoes, subjects)?.reason ?? "";
  if (line.redemptionId !== null) return uses.get(line.redemptionId)?.name ?? "";
  if (line.returnId !== null) return returns.get(line.returnId)?.reason ?? "";
  if (undoes && line.lotId !== null) return withdrawals.get(line.lotId)?.reason ?? "";
  return line.reason;
}

/** The points of sale where the reader works; null for all. A purchase elsewhere shows only its points. */
type Places = readonly number[] | null;
const isAt = (place: number | null, places: Places) => places === null || (place !== null && places.includes(place));

/** Returns the author of a line without a purchase or coupon; empty for the others. */
export function authorOf(line: AccountLine, undoes: boolean, subjects: Subjects, places: Places): string {
  const { returns, withdrawals, givers } = subjects;
  if (line.deductionId !== null) return deductionOf(line.deductionId, undoes, subjects)?.author ?? "";
  if (line.redemptionId !== null) return "";
  if (line.returnId !== null) {
    const returnRow = returns.get(line.returnId);
    return returnRow && isAt(returnRow.locationId, places) ? (returnRow.author ?? "") : "";
  }
  if (line.lotId === null) return "";
  if (undoes) return withdrawals.get(line.lotId)?.author ?? "";
  return line.kind === "EARNED" ? (givers.get(line.lotId)?.author ?? "") : "";
}

/**
 * Returns the purchase of a line with its amount and time; for a coupon, the purchase where it was used. Null for a
 * visit.
 */
export function purchaseOfLine(line: AccountLine, { uses, purchases }: Subjects, places: Places) {
  const use = line.redemptionId === null ? null : uses.get(line.redemptionId);
  const bought = use ?? (line.purchaseId === null ? null : purchases.get(line.purchaseId));
  if (!bought || bought.purchaseId === null || !bought.amount_ore || !isAt(bought.locationId, places)) return null;
  return { id: bought.purchaseId, ore: bought.amount_ore, on: bought.on };
}
