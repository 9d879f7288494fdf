import type { NumberLimits } from "#packages/domain/limits.ts";
import { parseAmount } from "#packages/domain/money.ts";
import { numberFormat } from "#packages/i18n/formats.ts";

/** Returns the hundredths of a number typed as "1,5"; null when it is invalid, or outside `limits` (in hundredths). */
export function hundredthsOf(typed: string, { min, max }: NumberLimits): number | null {
  // The text is parsed like an amount, which also has two decimals.
  const read = parseAmount(typed);
  return read.ok && read.ore >= min && read.ore <= max ? read.ore : null;
}

/** Formats a number as it is typed: with the decimal mark of `language`, and at most two decimals. */
export function typedNumber(number: number, language: string): string {
  return numberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(number);
}
