/** What stands of a purchase after earlier returns. Amounts in öre; stamps by card. */
export interface Standing {
  paidOre: number;
  keptOre: number;
  stamps: ReadonlyMap<number, number>;
  /** `valueOre`: what a value coupon paid; 0 for other coupons. */
  redemptions: readonly { id: number; valueOre: number }[];
}

export interface AskedBack {
  amountOre: number;
  stamps: ReadonlyMap<number, number>;
  redemptionIds: readonly number[];
}

/**
 * Whether a return takes the whole purchase along, with stamps and coupons that were not named: nothing that paid for it
 * is kept, money or value coupons. Where nothing was paid, every stamp and use must be named. Spec §4.
 */
export function returnsWhole({ paidOre, keptOre, stamps, redemptions }: Standing, asked: AskedBack): boolean {
  const isNamed = ({ id }: { id: number }) => asked.redemptionIds.includes(id);
  if (asked.amountOre !== keptOre) return false;
  if (paidOre > 0) return redemptions.every((each) => each.valueOre === 0 || isNamed(each));
  const allStamps = [...stamps].every(([card, count]) => (asked.stamps.get(card) ?? 0) >= count);
  return allStamps && redemptions.every(isNamed);
}

/** What of a purchase can go back, or goes. Stamps by card. */
export interface Parts {
  /** Of what was paid. */
  amountOre: number;
  stamps: ReadonlyMap<number, number>;
  redemptions: readonly unknown[];
  /** The welcome offer used there, which goes back with the whole alone. */
  welcomeOffer: boolean;
}

/** Whether that is anything: else there is nothing to return. */
export function isAnything({ amountOre, stamps, redemptions, welcomeOffer }: Parts): boolean {
  return amountOre > 0 || redemptions.length > 0 || welcomeOffer || [...stamps.values()].some((count) => count > 0);
}
