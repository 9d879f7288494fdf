/** A use that was not given back. `valueOre`: the amount a value coupon paid; 0 for other coupons. */
export interface RemainingUse {
  id: number;
  valueOre: number;
  /** Whether this is the value coupon of the welcome offer. The offer stays used as long as its coupon. */
  ofWelcomeOffer: boolean;
}

/** The remaining parts of a visit after earlier returns. Amounts in öre; stamps by card. */
export interface RemainingVisit<Use extends RemainingUse = RemainingUse> {
  /** The kept part of the money paid. */
  keptOre: number;
  stamps: ReadonlyMap<number, number>;
  uses: readonly Use[];
  /** Whether the welcome offer was used at this visit and not returned since. */
  welcomeOffer: boolean;
}

/** The parts that a cashier wants to return. */
export interface PartsAsked {
  amountOre: number;
  stamps: ReadonlyMap<number, number>;
  useIds: readonly number[];
  /** Value coupons that stay used for their goods, although the full amount is returned. */
  keptUseIds: readonly number[];
}

export interface GoesBack<Use extends RemainingUse = RemainingUse> {
  /** Whether no part of the payment is kept, neither money nor value coupons: the visit is returned. */
  isComplete: boolean;
  amountOre: number;
  /** The paid amount that is kept after the return, in öre. */
  keptOre: number;
  stamps: ReadonlyMap<number, number>;
  uses: readonly Use[];
  welcomeOffer: boolean;
}

export type ReturnRefusal =
  | "ALREADY_RETURNED"
  | "AMOUNT_TOO_LARGE"
  | "TOO_MANY_STAMPS"
  | "ALREADY_CANCELLED"
  | "COUPON_PAID_FOR_PURCHASE"
  | "COUPON_GOES_BACK"
  | "NOTHING_TO_RETURN";

export type Decided<Use extends RemainingUse = RemainingUse> =
  | { ok: true; back: GoesBack<Use> }
  | { ok: false; reason: ReturnRefusal };

/** Returns all remaining parts. An empty result is valid. */
export function everythingOf<Use extends RemainingUse>({ keptOre, ...visit }: RemainingVisit<Use>): GoesBack<Use> {
  return { ...visit, isComplete: true, amountOre: keptOre, keptOre: 0 };
}

/**
 * Decides the parts to return. Returning the last money, or a named value coupon once no money is kept, also returns
 * all other parts. Only value coupons may then stay used. Without any payment, a full return names each stamp and use.
 * Spec §4.
 */
export function whatGoesBack<Use extends RemainingUse>(
  visit: RemainingVisit<Use>,
  requestedParts: PartsAsked,
): Decided<Use> {
  const reason = wrongIn(visit, requestedParts);
  if (reason) return { ok: false, reason };
  const keptOre = visit.keptOre - requestedParts.amountOre;
  const isNamed = ({ id }: RemainingUse) => requestedParts.useIds.includes(id);
  const takesMoney = visit.keptOre > 0 && keptOre === 0;
  const values = visit.uses.filter(({ valueOre }) => valueOre > 0);
  const staying = values.filter((use) => (takesMoney ? requestedParts.keptUseIds.includes(use.id) : !isNamed(use)));
  const takesAll = takesMoney || (keptOre === 0 && takesWhatPaid(visit, requestedParts, values.some(isNamed)));
  const returnParts: GoesBack<Use> = {
    isComplete: takesAll && staying.length === 0,
    amountOre: requestedParts.amountOre,
    keptOre,
    stamps: takesAll ? visit.stamps : requestedParts.stamps,
    uses: takesAll ? visit.uses.filter((use) => !staying.includes(use)) : visit.uses.filter(isNamed),
    welcomeOffer: takesAll && visit.welcomeOffer && !staying.some(({ ofWelcomeOffer }) => ofWelcomeOffer),
  };
  return isAnything(returnParts) ? { ok: true, back: returnParts } : { ok: false, reason: "NOTHING_TO_RETURN" };
}

/** Whether the return without money is complete: it names a value coupon, or without one every stamp and use. */
function takesWhatPaid({ uses, stamps }: RemainingVisit, requestedParts: PartsAsked, namesValue: boolean): boolean {
  if (uses.some(({ valueOre }) => valueOre > 0)) return namesValue;
  const allStamps = [...stamps].every(([card, count]) => (requestedParts.stamps.get(card) ?? 0) >= count);
  return allStamps && uses.every(({ id }) => requestedParts.useIds.includes(id));
}

function wrongIn({ keptOre, stamps, uses }: RemainingVisit, requestedParts: PartsAsked): ReturnRefusal | null {
  if (requestedParts.amountOre > keptOre) return "AMOUNT_TOO_LARGE";
  if ([...requestedParts.stamps].some(([card, count]) => count > (stamps.get(card) ?? 0))) return "TOO_MANY_STAMPS";
  const named = requestedParts.useIds.map((id) => uses.find((use) => use.id === id));
  if (named.some((use) => use === undefined)) return "ALREADY_CANCELLED";
  // A value coupon's value is returned only after all money.
  if (requestedParts.amountOre < keptOre && named.some((use) => use && use.valueOre > 0))
    return "COUPON_PAID_FOR_PURCHASE";
  const mayStay = (id: number) =>
    !requestedParts.useIds.includes(id) && uses.some((use) => use.id === id && use.valueOre > 0);
  return requestedParts.keptUseIds.every(mayStay) ? null : "COUPON_GOES_BACK";
}

/** Whether a visit or a return has any part; without one there is nothing to return. */
export function isAnything({
  amountOre,
  stamps,
  uses,
  welcomeOffer,
}: Pick<GoesBack, "amountOre" | "stamps" | "welcomeOffer"> & { uses: readonly unknown[] }): boolean {
  return amountOre > 0 || uses.length > 0 || welcomeOffer || [...stamps.values()].some((count) => count > 0);
}
