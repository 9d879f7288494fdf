import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { couponsBroughtTo } from "#features/loyalty/coupons/api/brought-queries.ts";
import { balanceColumn, firstLastDay } from "#features/loyalty/points/api/ledger.ts";
import { selectBegunCards } from "#features/loyalty/stamp-cards/api/own-cards.ts";
import { selectRewards } from "#features/loyalty/stamp-cards/api/own-rewards.ts";
import { selectProfile } from "#features/members/directory/api/queries.ts";
import { selectLatestLine } from "#features/till/purchases/api/purchase-line.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Looker } from "./reads.ts";

/** The number of earlier fillings shown with a card, newest first. */
const earlierAtHome = 3;

const usableLot = ({ memberId, today }: Looker) => sql`lot.chain_id = ${thisChain} and lot.member_id = ${memberId}
  and lot.left_points > 0 and lot.valid_through >= (select ${firstLastDay(today)})`;

/**
 * The SQL twin of the first entry of the domain's `pointsByExpiry`. It reads only the lots of the next expiry day. Null
 * without usable lots.
 */
const nextExpiry = (looker: Looker) => sql<{ validThrough: string; points: number } | null>`(
  select json_build_object('validThrough', lot.valid_through, 'points', sum(lot.left_points)) from point_lot lot
  where ${usableLot(looker)} and lot.valid_through = (select min(lot.valid_through) from point_lot lot where ${usableLot(looker)})
  group by lot.valid_through)`;

const owedBy = ({ memberId }: Looker) => sql<number>`(
  select coalesce(sum(owed_points), 0)::bigint from point_lot
  where chain_id = ${thisChain} and member_id = ${memberId} and owed_points > 0)`;

/** The current revision of the data that the club shows to all members. */
const revisionNow = sql<number>`coalesce((select revision from club_revision where chain_id = ${thisChain}), 0)`;

/** Selects the member's welcome offer with its last day, and the id of its campaign. */
const selectWelcome = (db: Build, { memberId, today }: Looker) =>
  db
    .selectFrom("member_welcome_offer as offer")
    .select(["offer.campaign_id", "offer.through"])
    .select(sql<boolean>`offer.used_purchase_id is not null`.as("used"))
    .where("offer.member_id", "=", memberId)
    .where("offer.through", ">=", today);

/** Selects the member's own data for home, in one row. */
export function selectOwnHome(db: Build, looker: Looker) {
  const { memberId, today } = looker;
  return selectProfile(db, memberId)
    .innerJoin("member_statistics", (join) =>
      join
        .onRef("member_statistics.chain_id", "=", "member.chain_id")
        .onRef("member_statistics.member_id", "=", "member.id"),
    )
    .select([
      revisionNow.as("revision"),
      balanceColumn(today).as("balance"),
      nextExpiry(looker).as("nextExpiry"),
      owedBy(looker).as("owed"),
      jsonArrayFrom(selectBegunCards(db, { memberId, today, earlier: earlierAtHome })).as("cards"),
      jsonArrayFrom(selectRewards(db, memberId, today)).as("rewards"),
      jsonObjectFrom(selectWelcome(db, looker)).as("welcome"),
      couponsBroughtTo(memberId).as("brought"),
      jsonObjectFrom(selectLatestLine(db, memberId)).as("latest"),
    ]);
}

export type OwnHomeRow = Awaited<ReturnType<ReturnType<typeof selectOwnHome>["execute"]>>[number];
