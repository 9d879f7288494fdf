/** Smallest amount of a purchase, 1 kr, in öre. Spec §5. */
export const minAmountOre = 100;

/** Largest amount of one purchase, ten million kronor, in öre. */
export const maxAmountOre = 1_000_000_000;

const askAboveOre = 5_000_000;
const askAboveMedians = 100;

export type Ore = { ok: true; ore: number } | { ok: false; reason: "INVALID_AMOUNT" };

const invalid: Ore = { ok: false, reason: "INVALID_AMOUNT" };

/** Whole öre of an amount in kronor as it stands on the wire: zero or more, with at most two decimals. Spec §5. */
export function oreFromKronor(amount: number): Ore {
  const ore = Math.round(amount * 100) || 0;
  const isExact = Number.isSafeInteger(ore) && ore >= 0 && ore / 100 === amount;
  return isExact ? { ok: true, ore } : invalid;
}

/** Kronor with at most two decimals, as they go on the wire, of whole öre. */
export function kronorFromOre(ore: number): number {
  return ore / 100;
}

/** Reads an amount as people type it: "249,50", "249.5", "1 249,50", "249 kr". Answers öre. */
export function parseAmount(input: string): Ore {
  const text = input.trim().replace(/\s*(?:kr|sek)\.?$/i, "");
  const match = /^(\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (match === null) return invalid;
  const ore = Number((match[1] ?? "").replace(/\D/g, "") + (match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(ore) ? { ok: true, ore } : invalid;
}

export type CheckedAmount = { ok: true } | { ok: false; reason: "AMOUNT_TOO_SMALL" | "AMOUNT_TOO_LARGE" };

/** Whether öre can be the amount of a purchase: at least 1 kr, at most ten million. Spec §5. */
export function checkPurchaseAmount(ore: number): CheckedAmount {
  if (ore < minAmountOre) return { ok: false, reason: "AMOUNT_TOO_SMALL" };
  return ore > maxAmountOre ? { ok: false, reason: "AMOUNT_TOO_LARGE" } : { ok: true };
}

/**
 * Whether the till asks once before an amount: above 50,000 kr, or above a hundred times the median of the point of
 * sale's latest purchases (null while it has none). Both in öre.
 */
export function askAboveAmount(ore: number, medianOre: number | null): boolean {
  return ore > askAboveOre || (medianOre !== null && medianOre > 0 && ore > medianOre * askAboveMedians);
}
