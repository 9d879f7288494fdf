import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import type { Reward } from "./queries.ts";

/** The days of a reward in words; null for one that lasts for good. */
export function useRewardDays() {
  const t = useTranslations("points.rewards");
  const { full } = useDates();
  return ({ startDate, endDate }: Pick<Reward, "startDate" | "endDate">): string | null => {
    if (startDate && endDate) return t("between", { from: full(startDate), until: full(endDate) });
    if (startDate) return t("from", { date: full(startDate) });
    return endDate ? t("until", { date: full(endDate) }) : null;
  };
}
