import { useCallback } from "react";
import { useTranslations } from "use-intl/react";
import { useDates } from "./use-dates.ts";
import { validityOn } from "./validity.ts";

/** Says how long a thing lasts: "Gäller till söndag"; undefined when there is nothing to say. */
export function useLasting(): (through: string | null, from?: string | null) => string | undefined {
  const words = useTranslations("validity");
  const dates = useDates();
  return useCallback(
    (through, from) => {
      const found = validityOn(dates.today(), { from, through });
      if (!found) return undefined;
      const { kind, date } = found;
      if (kind === "lastDay" || kind === "tomorrow") return words(kind);
      return words(kind, { day: kind === "weekday" ? dates.weekday(date) : dates.short(date) });
    },
    [words, dates],
  );
}
