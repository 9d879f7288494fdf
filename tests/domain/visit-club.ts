import type { Account, Allocation, NewEntry } from "#features/loyalty/points/domain/ledger.ts";
import type { EarningRule } from "#features/loyalty/points/domain/points.ts";
import {
  type MemberCard,
  rewardUsable,
  type StampCardRule,
  untouchedCard,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import type {
  PlannedVisit,
  VisitContext,
  VisitCoupon,
  VisitRequest,
} from "#features/till/register/domain/plan-visit.ts";
import type { GivenUse } from "#features/till/returns/domain/plan-return.ts";
import type { VisitEvent } from "./visit-events.ts";

export type VisitPlan = Extract<PlannedVisit, { ok: true }>["plan"];
export type CardEntry = StampEntry & { stampCardId: number };

export interface LifeMember {
  erased: boolean;
  account: Account;
  cards: Map<number, MemberCard>;
  entries: NewEntry[];
  stampEntries: CardEntry[];
}

export interface LifeUse extends GivenUse {
  member: number;
  couponId: number | null;
  points: number;
  notCancelled: boolean;
}

export interface LifeVisit {
  member: number;
  /** The till's request for the visit. */
  request: VisitRequest;
  keptOre: number;
  lot: { id: number; earned: number; returnedSoFar: number; pointsPerKronaHundredths: number } | null;
  uses: LifeUse[];
  stampEntries: CardEntry[];
  returned: boolean;
}

interface Pending {
  request: VisitRequest;
  waitsThrough: Temporal.PlainDate;
}

/** The effect of one act on a member, with the state before it, for the laws to check. */
export interface Done {
  kind: VisitEvent["kind"] | "CLAIM";
  member: number;
  before: LifeMember;
  plan?: VisitPlan;
}

export const cardIds = [1, 2] as const;

export const newMember = (): LifeMember => ({
  erased: false,
  account: { lots: [], settlements: [] },
  cards: new Map(),
  entries: [],
  stampEntries: [],
});

interface LifeCoupon {
  id: number;
  kind: "REWARD" | "VALUE";
  price: number | null;
  valueOre: number | null;
  /** The number of uses in total, and the number by each member. */
  total: number;
  each: number;
}

/** A club in its present state: initially two members, a reward, a value coupon and two stamp cards. */
export class VisitClub {
  today = Temporal.PlainDate.from("2027-10-29");
  rule: EarningRule = { active: true, pointsPerKronaHundredths: 100, monthValidation: 2, countedPointsFrom: null };
  coupons: LifeCoupon[] = [
    { id: 1, kind: "REWARD", price: 50, valueOre: null, total: 3, each: 3 },
    { id: 2, kind: "VALUE", price: null, valueOre: 3_000, total: 3, each: 2 },
  ];
  stampCards: { id: number; rule: StampCardRule }[] = [
    { id: 1, rule: { stampsAmount: 4, monthValidation: 1, dayValidation: 10, status: "ACTIVE" } },
    { id: 2, rule: { stampsAmount: 3, monthValidation: 2, dayValidation: 30, status: "ACTIVE" } },
  ];
  members = [newMember(), newMember()];
  visits: LifeVisit[] = [];
  uses: LifeUse[] = [];
  corrections: { member: number; lotId: number; points: number; notCancelled: boolean }[] = [];
  deductions: { member: number; allocations: Allocation[]; points: number; notCancelled: boolean }[] = [];
  pending: Pending[] = [];
  lots = 0;

  /** Filters entries of members who are not erased. */
  present<One extends { member: number }>(all: readonly One[]): One[] {
    return all.filter(({ member }) => !this.members[member]?.erased);
  }

  /** Returns a present member by index, modulo their number. */
  who(which: number): number {
    const present = this.members.flatMap(({ erased }, index) => (erased ? [] : [index]));
    return present[which % present.length] as number;
  }

  /** Returns everything that decides a member's visit. */
  knownOf(index: number): VisitContext {
    const member = this.members[index] as LifeMember;
    const standing = this.uses.filter(({ notCancelled }) => notCancelled);
    const coupons = this.coupons.map(({ id, kind, price, valueOre, total, each }): VisitCoupon => {
      const taken = standing.filter(({ couponId }) => couponId === id);
      const usedByMember = taken.filter((use) => use.member === index).length;
      return {
        id,
        kind,
        valueOre,
        name: kind,
        status: "ACTIVE",
        startsOn: null,
        endsOn: null,
        minimumOre: null,
        pointsRequired: price,
        totalLimit: total,
        perMemberLimit: each,
        taken: taken.length,
        usedByMember,
        inGrace: false,
        carrier: kind === "VALUE" ? 1 : null,
        isBrought: false,
      };
    });
    const rewards = cardIds.flatMap((stampCardId) =>
      (member.cards.get(stampCardId) ?? untouchedCard).fillings.flatMap(({ order, reward }) =>
        reward && rewardUsable(reward, this.today)
          ? [{ fillingId: order * 10 + stampCardId, stampCardId, order, name: "full" }]
          : [],
      ),
    );
    const { lots } = member.account;
    const { rule, stampCards } = this;
    return {
      lots,
      rule,
      runningCampaignIds: [1],
      coupons,
      stampCards,
      memberCards: member.cards,
      rewards,
      welcome: null,
      redeems: true,
      newLotId: this.lots + 1,
    };
  }
}
