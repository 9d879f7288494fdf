import { useTranslations } from "use-intl/react";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { RankedBars } from "#packages/ui/figures/RankedBars.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { Question } from "./Question.tsx";
import type { Report } from "./queries.ts";

type Props = { report: Report; days: string };

/** Shows how stamp cards are begun and filled. */
export function StampCards({ report: { stampcards }, days }: Props) {
  const t = useTranslations("reports.cards");
  const { count, decimal } = useNumbers();
  const sum = (of: "begun" | "filled" | "lapsed") => stampcards.reduce((all, card) => all + card[of], 0);
  const [begun, filled, lapsed] = [sum("begun"), sum("filled"), sum("lapsed")];
  const answer =
    stampcards.length === 0
      ? t("none")
      : t("answer", { begun: count(begun), begunCount: begun, filled: count(filled), lapsed: count(lapsed) });
  const table = {
    name: t("table"),
    columns: [
      { header: t("card"), kind: "text" as const },
      ...(["begun", "filled", "lapsed", "rewardsUsed"] as const).map((name) => ({
        header: t(name),
        kind: "count" as const,
      })),
      { header: t("daysToFill"), kind: "decimal" as const },
    ],
    rows: stampcards.map((card) => [
      card.title,
      card.begun,
      card.filled,
      card.lapsed,
      card.rewardsUsed,
      card.daysToFill,
    ]),
  };
  return (
    <Question anchor="stampcards" title={t("question")} answer={answer} tables={[table]} days={days}>
      {stampcards.length > 0 && (
        <RankedBars
          label={t("filled")}
          rows={stampcards.map((card) => ({
            key: card.id,
            name: card.title,
            value: card.filled,
            text: t("filledOf", { filled: count(card.filled), count: card.filled }),
            note:
              card.daysToFill === null
                ? t("note", { begun: count(card.begun), lapsed: count(card.lapsed) })
                : t("noteWithDays", {
                    begun: count(card.begun),
                    lapsed: count(card.lapsed),
                    days: decimal(card.daysToFill),
                  }),
          }))}
        />
      )}
    </Question>
  );
}

/** Shows which coupons are used. */
export function Coupons({ report: { coupons }, days }: Props) {
  const t = useTranslations("reports.coupons");
  const { count, wholeKronor } = useNumbers();
  const uses = coupons.reduce((sum, coupon) => sum + coupon.uses, 0);
  const table = {
    name: t("table"),
    columns: [
      { header: t("coupon"), kind: "text" as const },
      ...(["uses", "usesBefore", "points"] as const).map((name) => ({ header: t(name), kind: "count" as const })),
      { header: t("value"), kind: "amount" as const },
    ],
    rows: coupons.map((each) => [each.name, each.uses, each.usesBefore, each.points, each.value]),
  };
  const topCoupons = coupons.slice(0, 10);
  return (
    <Question
      anchor="coupons"
      title={t("question")}
      answer={uses === 0 ? t("none") : t("answer", { uses: count(uses), count: uses })}
      tables={[table]}
      days={days}
    >
      {topCoupons.length > 0 && (
        <RankedBars
          label={t("table")}
          rows={topCoupons.map((each) => ({
            key: each.id,
            name: each.name,
            value: each.uses,
            text: t("times", { uses: count(each.uses), count: each.uses }),
            note: couponKindRules[each.kind].paysMoney
              ? t("paid", { value: wholeKronor(each.value) })
              : t("cost", { points: count(each.points) }),
          }))}
        />
      )}
    </Question>
  );
}

/** Shows how many members return after the welcome offer. */
export function Welcome({ report: { welcome }, days }: Props) {
  const t = useTranslations("reports.welcome");
  const { count, percent } = useNumbers();
  const { now, before, lastYear } = welcome;
  const steps = ["given", "used", "again"] as const;
  const table = {
    name: t("table"),
    columns: [
      { header: t("step"), kind: "text" as const },
      ...(["now", "before", "lastYear"] as const).map((name) => ({ header: t(name), kind: "count" as const })),
    ],
    rows: steps.map((step) => [t(step), now[step], before?.[step] ?? null, lastYear?.[step] ?? null]),
  };
  const answer =
    now.given === 0
      ? t("none")
      : t("answer", { given: count(now.given), count: now.given, used: count(now.used), again: count(now.again) });
  return (
    <Question
      anchor="welcome"
      title={t("question")}
      answer={answer}
      tables={now.given === 0 ? [] : [table]}
      days={days}
    >
      {now.given > 0 && (
        <RankedBars
          label={t("table")}
          rows={steps.map((step) => ({
            key: step,
            name: t(step),
            value: now[step],
            text:
              step === "given" ? count(now.given) : `${count(now[step])} · ${percent((now[step] / now.given) * 100)}`,
          }))}
        />
      )}
    </Question>
  );
}
