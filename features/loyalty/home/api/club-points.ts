import { noRuleRow, type RuleRow } from "#features/loyalty/points/api/ledger.ts";
import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { balanceOn, type Lot, pointsByExpiry } from "#features/loyalty/points/domain/ledger.ts";

/** What a member can use, and what they owe. */
export const heldOf = (lots: readonly Lot[], today: Temporal.PlainDate) => ({
  balance: balanceOn(lots, today),
  owed: owedBy({ lots }),
});

/** The club's points with what this member has of them. */
export function pointsOf(rule: RuleRow = noRuleRow, { balance, owed }: ReturnType<typeof heldOf>) {
  const { active, name, description, monthValidation, countedPointsFrom } = rule;
  return {
    active,
    name,
    description,
    monthValidation,
    countedPointsFrom: countedPointsFrom?.toString() ?? null,
    balance,
    owed,
  };
}

/** Usable points by the day they expire, soonest first. */
export function expiriesOf(lots: readonly Lot[], today: Temporal.PlainDate) {
  return pointsByExpiry(lots, today).map(({ validThrough, points }) => ({
    validThrough: validThrough.toString(),
    points,
  }));
}
