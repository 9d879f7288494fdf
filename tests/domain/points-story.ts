import { clawBack, deduct, earn, owedBy, redeem, reinstate } from "#features/loyalty/points/domain/account.ts";
import {
  type Account,
  type Allocation,
  balanceOn,
  type NewEntry,
  type Outcome,
} from "#features/loyalty/points/domain/ledger.ts";

export const day = (text: string) => Temporal.PlainDate.from(text);
export const today = day("2026-11-21");
export const nextYear = "2027-11-20";

/** An account that records its entries, so that an example reads in order. */
export function pointsStory() {
  let account: Account = { lots: [], settlements: [] };
  const written: NewEntry[] = [];
  const keep = (outcome: Outcome): string[] => {
    account = outcome.account;
    written.push(...outcome.entries);
    return outcome.entries.map(describeEntry);
  };
  return {
    earn: (id: number, points: number, until = nextYear, on = today) =>
      keep(earn(account, { id, points, validThrough: day(until) }, on)),
    redeem: (price: number, on = today) => {
      const outcome = redeem(account, price, on);
      return outcome.ok ? keep(outcome) : outcome;
    },
    reinstate: (allocations: Allocation[], on = today) => keep(reinstate(account, allocations, on)),
    deduct: (points: number, on = today) => {
      const outcome = deduct(account, points, on);
      return outcome.ok ? keep(outcome) : outcome;
    },
    restore: (allocations: Allocation[], on = today) => keep(reinstate(account, allocations, on, "RESTORE")),
    clawBack: (id: number, points: number, on = today) => keep(clawBack(account, id, points, on)),
    lots: () => Object.fromEntries(account.lots.map(({ id, left: remaining, owed }) => [id, remaining - owed])),
    balance: (on = today) => balanceOn(account.lots, on),
    owed: () => owedBy(account),
    account: () => account,
    written,
  };
}
export const describeEntry = ({ kind, lotId, otherLotId, points }: NewEntry) =>
  `${kind} ${points} ${otherLotId === null ? lotId : `${lotId} for ${otherLotId}`}`;
