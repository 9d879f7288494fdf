import { selectSettlements } from "#features/loyalty/points/api/settlements.ts";
import type { Account } from "#features/loyalty/points/domain/ledger.ts";
import { settlementsOf } from "#features/loyalty/points/domain/ledger-replay.ts";
import { heldCards, memberCardsOf, selectMemberCards } from "#features/loyalty/stamp-cards/api/member-cards.ts";
import type { MemberCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { RowsOfEach } from "#packages/server/db/database.ts";
import type { GivenUse, ReachedMember, ReturnContext } from "../domain/plan-return.ts";
import {
  type GivenAsked,
  type GivenVisitRow,
  selectGivenStamps,
  selectGivenVisits,
  selectNotCancelled,
  selectReachedFillings,
  selectReachedLots,
  selectTaken,
} from "./given-queries.ts";

/** Returns all queries for a return, for one round trip. */
export function givenStatements(db: Build, selection: GivenAsked, today: Temporal.PlainDate) {
  const { memberId } = selection;
  return [
    selectReachedLots(db, selection, today),
    selectSettlements(db, memberId),
    selectNotCancelled(db, selection),
    selectTaken(db, selection),
    selectGivenVisits(db, selection),
    selectGivenStamps(db, selection),
    selectMemberCards(db, {
      memberIds: [memberId],
      today,
      fillingIds: [],
      reached: selectReachedFillings(db, selection),
    }),
  ] as const;
}

export type GivenRows = RowsOfEach<ReturnType<typeof givenStatements>>;

/** A visit's current state, without its member. */
export type GivenVisit = Omit<ReturnContext, keyof ReachedMember> & { id: number; wasPurchase: boolean };

/** A member with the requested visits and uses, in the terms of the rules. */
export interface Given extends ReachedMember {
  account: Account;
  cards: ReadonlyMap<number, MemberCard>;
  uses: readonly (GivenUse & { purchaseId: number | null; couponId: number | null })[];
  visits: readonly GivenVisit[];
}

function lotOf({ lotId, earned, rate, returnedSoFar }: GivenVisitRow): ReturnContext["lot"] {
  if (lotId === null || earned === null || rate === null) return null;
  return { id: lotId, earned, returnedSoFar, pointsPerKronaHundredths: rate };
}

export function givenOf([lots, settlements, notCancelled, taken, visits, stamps, cards]: GivenRows): Given {
  const uses = notCancelled.map((row) => ({
    ...row,
    allocations: taken.filter(({ useId }) => useId === row.id).map(({ lotId, points }) => ({ lotId, points })),
  }));
  return {
    account: { lots, settlements: settlementsOf(settlements) },
    cards: heldCards(memberCardsOf(cards)),
    uses,
    visits: visits.map((row) => ({
      id: row.id,
      wasPurchase: row.amountOre + row.discountOre > 0,
      returned: row.returnedAt !== null,
      keptOre: row.amountOre - row.returnedOre,
      uses: uses.filter(({ purchaseId }) => purchaseId === row.id),
      welcomeOffer: row.welcomeOffer,
      lot: lotOf(row),
      stampEntries: stamps.filter(({ purchaseId }) => purchaseId === row.id),
    })),
  };
}
