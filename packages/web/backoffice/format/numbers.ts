import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { numberFormat } from "#packages/i18n/formats.ts";
import type { DecimalMark } from "#packages/ui/amount/amount.ts";

/** One rule: what was paid, owed or booked has its öre; a sum of many or a figure has none; a price says öre where there are any. */
export interface Numbers {
  /** Kronor as Swedes write them, with two decimals: "1 249,50 kr". */
  kronor: (amount: number) => string;
  /** The same without öre, for sums and figures: "12 480 kr". */
  wholeKronor: (amount: number) => string;
  /** For prices and what a coupon is worth, öre only where there are any: "100 kr", "49,50 kr". */
  shortKronor: (amount: number) => string;
  /** "1 240" */
  count: (count: number) => string;
  /** "4,5": at most one decimal. */
  decimal: (number: number) => string;
  /** What was added or taken: "+249", "−60", "0". */
  change: (count: number) => string;
  /** Of a hundred, at most one decimal: "4,5 %", in English "4.5%". */
  percent: (percent: number) => string;
  /** The same of what was added or taken, whole: "+12 %", "−7 %", "±0 %". */
  percentChange: (percent: number) => string;
  /** What stands before the öre: a comma, in English a point. */
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
    // English and French write a hyphen; a minus has a plus's width.
    decimal: (number) => tenths.format(number).replace("-", "\u2212"),
    change: (count) => signed.format(count).replace("-", "\u2212"),
    percent: (percent) => share.format(percent / 100).replace("-", "\u2212"),
    percentChange: (percent) =>
      `${Math.round(percent) === 0 ? "±" : ""}${signedShare.format(Math.round(percent) / 100).replace("-", "\u2212")}`,
    decimalMark: ore.format(0).includes(".") ? "." : ",",
  };
}

/** Numbers and amounts in the screen's language. */
export function useNumbers(): Numbers {
  const language = useLocale();
  return useMemo(() => numbersIn(language), [language]);
}
