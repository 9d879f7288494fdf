import { useTranslations } from "use-intl/react";
import { type RetentionKind, retentionRules } from "../domain/retention-rules.ts";

const daysOfYear = 365;

/** Phrases the retention of a kind: "90 dagar", "2 år". */
export function useKeptFor(): (kind: RetentionKind) => string {
  const t = useTranslations("retention");
  return (kind) => {
    const { days } = retentionRules[kind];
    if (days === null) return t("untilEnd");
    return days > daysOfYear && days % daysOfYear === 0
      ? t("years", { count: String(days / daysOfYear) })
      : t("days", { count: days });
  };
}
