/** Smallest amount of a purchase in öre (1 kr). Spec §5. */
export const minAmountOre = 100;

/** Largest amount of one purchase in öre (ten million kronor). */
export const maxAmountOre = 1_000_000_000;

const askAboveOre = 5_000_000;
const askAboveMedians = 100;

export type Ore = { ok: true; ore: number } | { ok: false; reason: "INVALID_AMOUNT" };

const invalid: Ore = { ok: false, reason: "INVALID_AMOUNT" };

/** Converts an API amount in kronor to whole öre: zero or more, with at most two decimals. Spec §5. */
export function oreFromKronor(amount: number): Ore {
  const ore = Math.round(amount * 100) || 0;
  const isExact = Number.isSafeInteger(ore) && ore >= 0 && ore / 100 === amount;
  return isExact ? { ok: true, ore } : invalid;
}

/** Converts whole öre to kronor with at most two decimals, as used in the API. */
export function kronorFromOre(ore: number): number {
  return ore / 100;
}

/** Reads an amount as people type it: "249,50", "249.5", "1 249,50", "249 kr". Returns öre. */
export function parseAmount(input: string): Ore {
  const text = input.trim().replace(/\s*(?:kr|sek)\.?$/i, "");
  const match = /^(\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (match === null) return invalid;
  const ore = Number((match[1] ?? "").replace(/\D/g, "") + (match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(ore) ? { ok: true, ore } : invalid;
}

export type CheckedAmount = { ok: true } | { ok: false; reason: "AMOUNT_TOO_SMALL" | "AMOUNT_TOO_LARGE" };

/** Checks the amount of a purchase in öre: at least 1 kr, at most ten million kronor. Spec §5. */
export function checkPurchaseAmount(ore: number): CheckedAmount {
  if (ore < minAmountOre) return { ok: false, reason: "AMOUNT_TOO_SMALL" };
  return ore > maxAmountOre ? { ok: false, reason: "AMOUNT_TOO_LARGE" } : { ok: true };
}

/**
 * Whether the till asks for a confirmation: above 50,000 kr, or above a hundred times the median of the point of sale's
 * latest purchases. Both in öre; the median is null without purchases.
 */
export function askAboveAmount(ore: number, medianOre: number | null): boolean {
  return ore > askAboveOre || (medianOre !== null && medianOre > 0 && ore > medianOre * askAboveMedians);
}
