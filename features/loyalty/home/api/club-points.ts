import { noRuleRow, type RuleRow } from "#features/loyalty/points/api/ledger.ts";
import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { balanceOn, type Lot, pointsByExpiry } from "#features/loyalty/points/domain/ledger.ts";

/** Returns a member's usable points and their deficit. */
export const heldOf = (lots: readonly Lot[], today: Temporal.PlainDate) => ({
  balance: balanceOn(lots, today),
  owed: owedBy({ lots }),
});

/** Returns the club's rule for points, with the member's balance. */
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

/** Returns usable points by the day they expire, soonest first. */
export function expiriesOf(lots: readonly Lot[], today: Temporal.PlainDate) {
  return pointsByExpiry(lots, today).map(({ validThrough, points }) => ({
    validThrough: validThrough.toString(),
    points,
  }));
}
