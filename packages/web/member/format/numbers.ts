import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { numberFormat } from "#packages/i18n/formats.ts";

export interface Numbers {
  /** Formats kronor with two decimals: "1 249,50 kr". */
  kronor: (amount: number) => string;
  /** Formats the number of kronor only, with öre when there are any: "50", "49,50". */
  wholeKronor: (amount: number) => string;
  /** "1 240" */
  count: (count: number) => string;
  /** Formats a number with its sign: "+24", "−24"; none for 0. */
  change: (count: number) => string;
}

export function numbersIn(language: string): Numbers {
  const ore = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const wholeNumbers = numberFormat(language, { maximumFractionDigits: 0 });
  return {
    kronor: (amount) => `${ore.format(amount)}\u00a0kr`,
    wholeKronor: (amount) => (Number.isInteger(amount) ? wholeNumbers : ore).format(amount),
    count: (count) => wholeNumbers.format(count),
    change: (count) => `${count < 0 ? "\u2212" : count > 0 ? "+" : ""}${wholeNumbers.format(Math.abs(count))}`,
  };
}

/** Returns formatters of numbers and amounts in the screen's language. */
export function useNumbers(): Numbers {
  const language = useLocale();
  return useMemo(() => numbersIn(language), [language]);
}
