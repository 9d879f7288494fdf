import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import { isCardShown } from "../domain/card-fillings.ts";
import { fillingFactsOf, stampcardUsageOf } from "./filling-shape.ts";
import { type FillingRow, fillingColumns } from "./member-cards.ts";
import { type StampCardRow, selectStampCards, stampcardOf } from "./stamp-card-shape.ts";

interface Asked {
  memberId: number;
  today: Temporal.PlainDate;
  /** The largest number of earlier fillings to select. */
  earlier: number;
}

const selectFillings = (eb: ExpressionBuilder<DB, "stamp_card">, memberId: number) =>
  eb
    .selectFrom("stamp_card_usage")
    .select(fillingColumns)
    .where("stamp_card_usage.member_id", "=", memberId)
    .whereRef("stamp_card_usage.chain_id", "=", "stamp_card.chain_id")
    .whereRef("stamp_card_usage.stamp_card_id", "=", "stamp_card.id");

/** The status is a literal, as in the index of open fillings. */
const selectOpen = (eb: ExpressionBuilder<DB, "stamp_card">, { memberId, today }: Asked) =>
  selectFillings(eb, memberId)
    .where(sql<boolean>`stamp_card_usage.status = 'OPEN'`)
    .where("stamp_card_usage.ends_on", ">=", today);

/** Selects the earlier fillings, the latest first. */
const selectEarlier = (eb: ExpressionBuilder<DB, "stamp_card">, { memberId, today, earlier }: Asked) =>
  selectFillings(eb, memberId)
    .where(sql<boolean>`(stamp_card_usage.status <> 'OPEN' or stamp_card_usage.ends_on < ${today}::date)`)
    .orderBy("usage_order", "desc")
    .limit(earlier);

/**
 * Selects the cards that can be started or filled, with the open filling and the latest earlier ones. The cost does not
 * grow with their number.
 */
export function selectOwnCards(db: Build, scope: Asked) {
  return selectStampCards(db)
    .leftJoin("member_stamp_card as own", (join) =>
      join
        .onRef("own.chain_id", "=", "stamp_card.chain_id")
        .onRef("own.stamp_card_id", "=", "stamp_card.id")
        .on("own.member_id", "=", scope.memberId),
    )
    .select("own.owed")
    .select((eb) => [
      jsonObjectFrom(selectOpen(eb, scope)).as("open"),
      jsonArrayFrom(selectEarlier(eb, scope)).as("earlier"),
    ])
    .where("stamp_card.publish_status", "in", ["ACTIVE", "STOPPED"])
    .orderBy("stamp_card.id");
}

/** Selects a member's state of begun cards that can still be filled; the cards are read separately. */
export function selectBegunCards(db: Build, scope: Asked) {
  return db
    .selectFrom("member_stamp_card as own")
    .innerJoin("stamp_card", (join) =>
      join.onRef("stamp_card.chain_id", "=", "own.chain_id").onRef("stamp_card.id", "=", "own.stamp_card_id"),
    )
    .select(["own.stamp_card_id", "own.owed"])
    .select((eb) => [
      jsonObjectFrom(selectOpen(eb, scope)).as("open"),
      jsonArrayFrom(selectEarlier(eb, scope)).as("earlier"),
    ])
    .where("own.member_id", "=", scope.memberId)
    .where("stamp_card.publish_status", "in", ["ACTIVE", "STOPPED"]);
}

type BegunRow = Awaited<ReturnType<ReturnType<typeof selectBegunCards>["execute"]>>[number];

/** Joins the cards with the separately read state. */
export function withBegun(cards: readonly StampCardRow[], begun: readonly BegunRow[]): OwnCardRow[] {
  const own = new Map(begun.map((row) => [row.stamp_card_id, row]));
  return cards.map((card) => {
    const { owed = null, open = null, earlier = [] } = own.get(card.id) ?? {};
    return { ...card, owed, open, earlier };
  });
}

export type OwnCardRow = Awaited<ReturnType<ReturnType<typeof selectOwnCards>["execute"]>>[number];

/** Dates and moments are text if the row came as JSON. */
function fillingRowOf(json: OwnCardRow["earlier"][number]): FillingRow {
  const dateOf = (date: unknown) => (date === null ? null : Temporal.PlainDate.from(String(date)));
  return {
    ...json,
    startedOn: Temporal.PlainDate.from(String(json.startedOn)),
    endsOn: Temporal.PlainDate.from(String(json.endsOn)),
    rewardStartsOn: dateOf(json.rewardStartsOn),
    rewardEndsOn: dateOf(json.rewardEndsOn),
    statusChangedAt: Temporal.Instant.from(String(json.statusChangedAt)),
  };
}

/** Returns the open filling; null before its first stamp, and after it is full or expired. */
export const openFillingOf = ({ open }: OwnCardRow, day: ClubDay) => open && fillingFactsOf(fillingRowOf(open), day);

/** Shapes the card with the member's own fillings. Spec §3 "Stampcard usage". */
function ownStampcardOf(row: OwnCardRow, day: ClubDay) {
  const [latest, ...before] = row.open ? [row.open, ...row.earlier] : row.earlier;
  return {
    ...stampcardOf(row, day),
    usage: latest ? stampcardUsageOf(fillingRowOf(latest), before.map(fillingRowOf), day) : null,
    reward: row.reward,
    stampcardCouponId: row.coupon_id,
    owedStamps: row.owed ?? 0,
  };
}

/** Returns the cards a member sees, open ones before new ones. */
export function ownStampcardsOf(rows: readonly OwnCardRow[], day: ClubDay) {
  const visibleCards = rows.filter(({ publish_status, open }) => isCardShown(publish_status, open !== null));
  const begun = visibleCards.toSorted((a, b) => Number(a.open === null) - Number(b.open === null));
  return begun.map((row) => ownStampcardOf(row, day));
}
