import { kronorFromOre } from "@stammis/domain/money";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../../lib/numbers.ts";
import { useToday } from "../../../lib/use-today.ts";
import type { TillMember, TillVisit } from "../queries.ts";
import { type ReturnPlan, standing } from "./return-plan.ts";
import classes from "./visits.module.css";

type ReturnConsequenceProps = { plan: ReturnPlan; visit: TillVisit; member: TillMember };

/** What a return does to points, stamps and coupons, before it is confirmed. */
export function ReturnConsequence({ plan, visit, member }: ReturnConsequenceProps) {
  const t = useTranslations("till");
  const { kronor } = useNumbers();
  const today = useToday();
  if (plan.missing !== null && plan.missing !== "REASON") return null;
  const { takenPoints, givenPoints } = plan;
  const through = visit.pointsValidThrough;
  const fellDue = through !== null && Temporal.PlainDate.compare(Temporal.PlainDate.from(through), today) < 0;
  // Points that have fallen due are taken where they lie; others from what the member has, and the rest is owed.
  const owed = fellDue ? 0 : Math.max(0, takenPoints - member.clubPoints - givenPoints);
  const stamps = plan.stamps.reduce((sum, each) => sum + each.stamps, 0);
  const names = standing(visit).redemptions.filter(({ redemptionId }) => plan.redemptionIds.includes(redemptionId));
  const lines = [
    takenPoints > 0 && t("takesPoints", { points: takenPoints }),
    givenPoints > 0 && t("givesPoints", { points: givenPoints }),
    owed > 0 && t("willOwe", { points: owed }),
    stamps > 0 && t("takesStamps", { count: stamps }),
    ...names.map(({ name }) => t("usableAgain", { name })),
    plan.welcomeOffer && t("welcomeUsableAgain"),
    plan.amountOre > 0 && plan.keptOre > 0 && t("keeps", { amount: kronor(kronorFromOre(plan.keptOre)) }),
  ].filter((line) => line !== false);
  return (
    <ul className={classes.consequence} aria-live="polite" aria-label={t("whatHappens")}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {plan.missing === "REASON" && <li className={classes.asks}>{t("reasonMissing")}</li>}
    </ul>
  );
}
