import { sql } from "kysely";
import { selectRunningCampaigns, selectWelcomeOffer } from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { selectOwnCoupons } from "#features/loyalty/coupons/api/own-coupons.ts";
import { selectSettlements } from "#features/loyalty/points/api/settlements.ts";
import { selectMemberCards } from "#features/loyalty/stamp-cards/api/member-cards.ts";
import { selectUsableRewards } from "#features/loyalty/stamp-cards/api/own-rewards.ts";
import { selectStampCards } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import { matchesPurchaseFilter } from "#features/till/purchases/api/queries.ts";
import { selectStaffPurchases } from "#features/till/purchases/api/staff-purchase.ts";
import {
  selectGivenStamps,
  selectGivenVisits,
  selectNotCancelled,
  selectReachedFillings,
  selectReachedLots,
  selectTaken,
} from "#features/till/returns/api/given-queries.ts";
import { prepared } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { selectMemberAtTill } from "./queries.ts";

const latestVisits = 10;

/** The member to open and the caller's reach. */
export interface Opening {
  memberId: number;
  /** The same member as a list, for the statement about stamp cards. */
  memberIds: readonly [number];
  today: Temporal.PlainDate;
  /** The points of sale the caller works at; null means all. */
  locationIds: number[] | null;
}

/** Prepares the statements per kind of reach, as the caller's reach decides their conditions. */
function statementsFor(hasAllLocations: boolean) {
  const reachOf = ({ locationIds }: Opening) => (hasAllLocations ? null : locationIds);
  const latest = (opening: Opening) =>
    sql`select purchase.id from purchase where purchase.chain_id = ${thisChain}
      and ${matchesPurchaseFilter({ memberId: opening.memberId, locationIds: reachOf(opening) })}
      order by purchase.purchased_at desc, purchase.id desc limit ${latestVisits}`;
  const selectionOf = (opening: Opening) => ({ memberId: opening.memberId, purchases: latest(opening), useIds: [] });
  return {
    member: prepared((q, opening: Opening) => selectMemberAtTill(q, reachOf(opening), opening.memberId)),
    coupons: prepared((q, opening: Opening) =>
      selectOwnCoupons(q, { memberId: opening.memberId, statuses: ["ACTIVE"] }),
    ),
    running: prepared((q, opening: Opening) => selectRunningCampaigns(q, opening.today)),
    cards: prepared((q, _: Opening) =>
      selectStampCards(q).where("publish_status", "<>", "NEW").orderBy("stamp_card.id"),
    ),
    welcome: prepared((q, opening: Opening) => selectWelcomeOffer(q, opening.memberId)),
    rewards: prepared((q, opening: Opening) => selectUsableRewards(q, opening.memberId, opening.today)),
    visits: prepared((q, opening: Opening) =>
      selectStaffPurchases(q)
        .where(sql<boolean>`purchase.id in (${latest(opening)})`)
        .orderBy("purchase.purchased_at", "desc")
        .orderBy("purchase.id", "desc"),
    ),
    lots: prepared((q, opening: Opening) => selectReachedLots(q, selectionOf(opening), opening.today)),
    settlements: prepared((q, opening: Opening) => selectSettlements(q, opening.memberId)),
    notCancelled: prepared((q, opening: Opening) => selectNotCancelled(q, selectionOf(opening))),
    taken: prepared((q, opening: Opening) => selectTaken(q, selectionOf(opening))),
    givenVisits: prepared((q, opening: Opening) => selectGivenVisits(q, selectionOf(opening))),
    givenStamps: prepared((q, opening: Opening) => selectGivenStamps(q, selectionOf(opening))),
    memberCards: prepared((q, opening: Opening) =>
      selectMemberCards(q, {
        memberIds: opening.memberIds,
        today: opening.today,
        fillingIds: [],
        reached: selectReachedFillings(q, selectionOf(opening)),
      }),
    ),
  };
}

const atAllLocations = statementsFor(true);
const atOwnLocations = statementsFor(false);

/** Returns all queries for an opened member, for one round trip. `givenOf` takes the last seven. */
export function selectOpening(opening: Opening) {
  const read = opening.locationIds === null ? atAllLocations : atOwnLocations;
  return [
    read.member(opening),
    read.coupons(opening),
    read.running(opening),
    read.cards(opening),
    read.welcome(opening),
    read.rewards(opening),
    read.visits(opening),
    read.lots(opening),
    read.settlements(opening),
    read.notCancelled(opening),
    read.taken(opening),
    read.givenVisits(opening),
    read.givenStamps(opening),
    read.memberCards(opening),
  ] as const;
}
