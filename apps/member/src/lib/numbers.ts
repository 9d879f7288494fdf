import { useMemo } from "react";
import { useLocale } from "use-intl/react";

export interface Numbers {
  /** Kronor with two decimals: "1 249,50 kr". */
  kronor: (amount: number) => string;
  /** "1 240" */
  count: (count: number) => string;
}

export function numbersIn(language: string): Numbers {
  const ore = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return {
    kronor: (amount) => `${ore.format(amount)}\u00a0kr`,
    count: (count) => whole.format(count),
  };
}

/** Numbers and amounts in the screen's language. */
export function useNumbers(): Numbers {
  const language = useLocale();
  return useMemo(() => numbersIn(language), [language]);
}
