import { useLocale, useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import type { Awaited } from "../desk/finished.ts";

/** Returns the pending points and stamps in words, "95 poäng och 1 stämpel", and their number for the grammar. */
export function useWhatWaits() {
  const t = useTranslations("register");
  const language = useLocale();
  return ({ points, stamps }: { points: number; stamps: number }) => {
    const parts = [points > 0 && t("price", { points }), stamps > 0 && t("stampCount", { count: stamps })].filter(
      (part) => part !== false,
    );
    if (parts.length === 0) return { what: t("thePurchase"), count: 1 };
    return { what: new Intl.ListFormat(language).format(parts), count: points + stamps };
  };
}

/** Returns the pending purchase and its last day in words; empty without a purchase. */
export function usePendingWords({ invited: { waitsThrough, waitingPoints }, stamps }: Awaited): string[] {
  const t = useTranslations("register");
  const { short } = useDates();
  const whatWaits = useWhatWaits();
  if (waitsThrough === null) return [];
  return [t("waitsUntil", { ...whatWaits({ points: waitingPoints, stamps }), day: short(waitsThrough) })];
}
