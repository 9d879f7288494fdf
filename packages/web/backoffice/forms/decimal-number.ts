import type { NumberLimits } from "#packages/domain/limits.ts";
import { parseAmount } from "#packages/domain/money.ts";
import { numberFormat } from "#packages/i18n/formats.ts";

/** Hundredths of a number typed as "1,5"; null when it is no such number, or outside `limits` (in hundredths). */
export function hundredthsOf(typed: string, { min, max }: NumberLimits): number | null {
  // Two decimals, as an amount has.
  const read = parseAmount(typed);
  return read.ok && read.ore >= min && read.ore <= max ? read.ore : null;
}

/** A number as one types it: with the decimal sign of `language`, and two decimals at most. */
export function typedNumber(number: number, language: string): string {
  return numberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(number);
}
