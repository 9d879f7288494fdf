import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { numberFormat } from "#packages/i18n/formats.ts";
import type { DecimalMark } from "#packages/ui/amount/amount.ts";

/** Rule: paid, owed or booked amounts show öre; totals and figures do not; a price shows öre only when it has any. */
export interface Numbers {
  /** Formats kronor in the Swedish style, with two decimals: "1 249,50 kr". */
  kronor: (amount: number) => string;
  /** Formats kronor without öre, for totals and figures: "12 480 kr". */
  wholeKronor: (amount: number) => string;
  /** Formats prices and coupon values, with öre only when there are any: "100 kr", "49,50 kr". */
  shortKronor: (amount: number) => string;
  /** "1 240" */
  count: (count: number) => string;
  /** Formats a number with at most one decimal: "4,5". */
  decimal: (number: number) => string;
  /** Formats a change with its sign: "+249", "−60", "0". */
  change: (count: number) => string;
  /** Formats a percentage with at most one decimal: "4,5 %", in English "4.5%". */
  percent: (percent: number) => string;
  /** Formats a signed percentage without decimals: "+12 %", "−7 %", "±0 %". */
  percentChange: (percent: number) => string;
  /** The mark before the öre: a comma, in English a point. */
  decimalMark: DecimalMark;
}

export function numbersIn(language: string): Numbers {
  const format = (options: Intl.NumberFormatOptions) => numberFormat(language, options);
  const ore = format({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const wholeNumbers = format({ maximumFractionDigits: 0 });
  const tenths = format({ maximumFractionDigits: 1 });
  const signed = format({ maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const share = format({ style: "percent", maximumFractionDigits: 1 });
  const signedShare = format({ style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
  return {
    kronor: (amount) => `${ore.format(amount)}\u00a0kr`,
    wholeKronor: (amount) => `${wholeNumbers.format(amount)}\u00a0kr`,
    shortKronor: (amount) => `${(Number.isInteger(amount) ? wholeNumbers : ore).format(amount)}\u00a0kr`,
    count: (count) => wholeNumbers.format(count),
    // Replaces the hyphen of English and French by a true minus, which has the width of a plus.
    decimal: (number) => tenths.format(number).replace("-", "\u2212"),
    change: (count) => signed.format(count).replace("-", "\u2212"),
    percent: (percent) => share.format(percent / 100).replace("-", "\u2212"),
    percentChange: (percent) =>
      `${Math.round(percent) === 0 ? "±" : ""}${signedShare.format(Math.round(percent) / 100).replace("-", "\u2212")}`,
    decimalMark: ore.format(0).includes(".") ? "." : ",",
  };
}

/** Returns formatters of numbers and amounts in the screen's language. */
export function useNumbers(): Numbers {
  const language = useLocale();
  return useMemo(() => numbersIn(language), [language]);
}
