/** `RETURNED`: has a return. `LARGE`: stored as a large amount. `WITH_COUPON`: used a coupon or a full card. */
export const purchaseKinds = ["RETURNED", "LARGE", "WITH_COUPON"] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** The number of purchases that are summed one by one without daily figures. Beyond it, the totals cover the newest. */
export const summedPurchases = 10_000;

/** The filters that the daily figures per point of sale support. */
interface FigureFilters {
  pointOfSaleId?: number | undefined;
  since?: string | undefined;
  until?: string | undefined;
  [other: string]: unknown;
}

/** Whether the daily figures answer the filters: their rows distinguish only days and points of sale. */
export function areInFigures({ pointOfSaleId: _, since: _since, until: _until, ...others }: FigureFilters): boolean {
  return Object.values(others).every((value) => value === undefined || value === "");
}

/** Totals of purchases. Amounts in öre. */
export interface PurchaseSums {
  /** Purchases that were not wholly returned. */
  kept: number;
  /** Purchases that were wholly returned. */
  gone: number;
  keptOre: number;
  returnedOre: number;
  points: number;
}

/** Returns the average kept amount, rounded to öre, over purchases not wholly returned; null without any. */
export function averageOre({ kept: keptCount, keptOre }: Pick<PurchaseSums, "kept" | "keptOre">): number | null {
  return keptCount === 0 ? null : Math.round(keptOre / keptCount);
}
