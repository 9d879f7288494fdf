import { useCallback } from "react";
import { useTranslations } from "use-intl/react";
import { useDates } from "./use-dates.ts";
import { nearValidityOn, validityOn } from "./validity.ts";

type Lasting = (through: string | null, from?: string | null) => string | undefined;

/** Returns a function that words a validity: "Gäller till söndag"; undefined when there is nothing to show. */
export const useLasting = (): Lasting => useWords(validityOn);

/** Returns the function for home and lists, which show only a near end. */
export const useNearLasting = (): Lasting => useWords(nearValidityOn);

function useWords(validity: typeof validityOn): Lasting {
  const words = useTranslations("validity");
  const dates = useDates();
  return useCallback(
    (through, from) => {
      const validityState = validity(dates.today(), { from, through });
      if (!validityState) return undefined;
      const { kind, date } = validityState;
      if (kind === "lastDay" || kind === "tomorrow") return words(kind);
      return words(kind, { day: kind === "weekday" ? dates.weekday(date) : dates.short(date) });
    },
    [words, dates, validity],
  );
}
