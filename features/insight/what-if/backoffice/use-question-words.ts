import { useFormatter, useTranslations } from "use-intl/react";
import type { WhatIf } from "./queries.ts";

type Asked = Pick<WhatIf, "question" | "subject" | "now" | "next">;

/** Phrases a question: "2 poäng per krona i stället för 1". */
export function useQuestionWords() {
  const t = useTranslations("whatIf");
  const format = useFormatter();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const months = (number: number | null) => t("monthsSaid", { count: number ?? 0 });
  return ({ question, subject, now, next }: Asked): string => {
    const values = { subject, now: number(now.value), next: number(next.value) };
    const lasting = { ...values, nowMonths: months(now.months), nextMonths: months(next.months) };
    if (question === "REWARD") return t("asked.price", values);
    const sameMonths = now.months === next.months;
    if (question === "CARD") {
      if (sameMonths) return t("asked.stamps", values);
      return now.value === next.value ? t("asked.cardMonths", lasting) : t("asked.stampsForMonths", lasting);
    }
    if (now.value === 0) return t("asked.fromNone", lasting);
    if (sameMonths) return t("asked.rate", values);
    return now.value === next.value ? t("asked.months", lasting) : t("asked.rateForMonths", lasting);
  };
}
