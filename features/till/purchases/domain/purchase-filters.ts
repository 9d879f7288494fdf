/** Something came back of it; it was large enough to be kept apart; a coupon or a full card was used at it. */
export const purchaseKinds = ["RETURNED", "LARGE", "WITH_COUPON"] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** Purchases that are added up one by one where no figure has been kept; of more it is said that these are the newest. */
export const summedPurchases = 10_000;

/** The filters that the figures by day and point of sale know. */
interface FigureFilters {
  pointOfSaleId?: number | undefined;
  since?: string | undefined;
  until?: string | undefined;
  [other: string]: unknown;
}

/** Whether a club's figures by day and point of sale answer: whoever asks for days and points of sale alone asks for whole rows. */
export function areInFigures({ pointOfSaleId: _, since: _since, until: _until, ...others }: FigureFilters): boolean {
  return Object.values(others).every((value) => value === undefined || value === "");
}

/** What purchases came to. Amounts in öre. */
export interface PurchaseSums {
  /** Those of which something is kept. */
  kept: number;
  /** Those wholly returned. */
  gone: number;
  keptOre: number;
  returnedOre: number;
  points: number;
}

/** What is kept of a purchase on average, of those of which anything is, in whole öre; null where there is none. */
export function averageOre({ kept: keptCount, keptOre }: Pick<PurchaseSums, "kept" | "keptOre">): number | null {
  return keptCount === 0 ? null : Math.round(keptOre / keptCount);
}
