import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Build } from "../../db/build.ts";
import { thisChain } from "../../db/this-chain.ts";
import { selectWelcomeOffer } from "../campaigns/own-campaigns.ts";
import { selectProfile } from "../members/queries.ts";
import { selectMemberPurchases } from "../purchases/queries.ts";
import { selectBegunCards } from "../stamp-cards/own-cards.ts";
import { selectRewards } from "../stamp-cards/own-rewards.ts";
import type { Looker } from "./reads.ts";

/** Earlier fillings told with a card, newest first. */
const earlierAtHome = 3;

interface OwnPoints {
  balance: number;
  /** The next day points expire on, and how many; null where none will. */
  nextOn: string | null;
  nextPoints: number | null;
}

/** SQL twin of the domain's `balanceOn` and of the first of `pointsByExpiry`: one row, however many lots. */
const pointsOfMember = ({ memberId, today }: Looker) => sql<OwnPoints>`(
  select json_build_object('balance', coalesce(sum(points), 0), 'nextOn', min(valid_through),
    'nextPoints', (array_agg(points order by valid_through))[1])
  from (select valid_through, sum(left_points) as points from point_lot
    where chain_id = ${thisChain} and member_id = ${memberId} and left_points > 0 and valid_through >= ${today}
    group by valid_through) as due)`;

const owedByMember = ({ memberId }: Looker) => sql<number>`(
  select coalesce(sum(owed_points), 0)::bigint from point_lot
  where chain_id = ${thisChain} and member_id = ${memberId} and owed_points > 0)`;

/** How often what the club shows everybody has changed. */
const revisionNow = sql<number>`coalesce((select revision from club_revision where chain_id = ${thisChain}), 0)`;

/** All of home that is this member's own, in one row. */
export function selectOwnHome(db: Build, it: Looker) {
  const { memberId, today } = it;
  return selectProfile(db, memberId).select([
    revisionNow.as("revision"),
    pointsOfMember(it).as("points"),
    owedByMember(it).as("owed"),
    jsonArrayFrom(selectBegunCards(db, { memberId, today, earlier: earlierAtHome })).as("cards"),
    jsonArrayFrom(selectRewards(db, memberId, today)).as("rewards"),
    jsonObjectFrom(selectWelcomeOffer(db, memberId).where("offer.used_purchase_id", "is", null)).as("welcome"),
    jsonObjectFrom(selectMemberPurchases(db, memberId, 0, null)).as("latest"),
  ]);
}

export type OwnHomeRow = Awaited<ReturnType<ReturnType<typeof selectOwnHome>["execute"]>>[number];
