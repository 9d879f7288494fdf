import type { Lot, NewEntry } from "#features/loyalty/points/domain/ledger.ts";
import type { MemberCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import type { Visit } from "./visits.ts";

export interface DemoRedemption {
  /** Place in the plan's list of rewards. */
  reward: number;
  points: number;
  allocations: { lot: Lot; points: number }[];
  /** Minutes from the purchase to the cancellation; null without one. */
  cancelledAfter: number | null;
}

export interface DemoPurchase extends Visit {
  member: number;
  on: Temporal.PlainDate;
  /** The amount paid; 0 at a visit without a purchase. */
  ore: number;
  discountOre: number;
  lot: Lot | null;
  redemption: DemoRedemption | null;
  stampings: Stamping[];
  rewards: TakenReward[];
  returned: DemoReturn | null;
}

/** A visit's stamp entries on one card, by its place in the plan. */
export interface Stamping {
  card: number;
  entries: StampEntry[];
}

/** The reward of a full card, used at a visit. */
export interface TakenReward {
  card: number;
  order: number;
}

/** The current state of a member's card, with what the screens show for each filling. */
export interface DemoCard {
  member: number;
  card: number;
  state: MemberCard;
  beside: Map<number, { added: number; changedAt: Temporal.PlainDateTime }>;
}

/** The one return of a purchase, always the member's last action. */
export interface DemoReturn {
  kind: "UNDO" | "RETURN";
  at: Temporal.PlainDateTime;
  staff: number;
  ore: number;
  isComplete: boolean;
  reason: string;
  /** Point entries that refer to the member's own lots. */
  entries: NewEntry[];
  stampings: Stamping[];
}

/** Points that no purchase earned. */
export interface DemoCorrection {
  member: number;
  source: "OPENING_BALANCE" | "CORRECTION";
  lot: Lot;
  at: Temporal.PlainDateTime;
  /** Place in the plan's list of staff. */
  staff: number;
  reason: string;
}
