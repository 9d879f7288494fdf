import { kronorFromOre } from "@stammis/domain/money";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../../lib/numbers.ts";
import { useToday } from "../../../lib/use-today.ts";
import type { TillMember, TillVisit } from "../queries.ts";
import { newDebt } from "./new-debt.ts";
import { type ReturnPlan, standing } from "./return-plan.ts";

/** What taking a visit back does to points, stamps and coupons, a line each. */
export function useConsequences() {
  const t = useTranslations("till");
  const { kronor } = useNumbers();
  const today = useToday();
  return (plan: ReturnPlan, visit: TillVisit, member: TillMember): string[] => {
    const { takenPoints, givenPoints } = plan;
    const owed = newDebt(plan, visit, member, today);
    const stamps = plan.stamps.reduce((sum, each) => sum + each.stamps, 0);
    const names = standing(visit).redemptions.filter(({ redemptionId }) => plan.redemptionIds.includes(redemptionId));
    return [
      takenPoints > 0 && t("takesPoints", { points: takenPoints }),
      givenPoints > 0 && t("givesPoints", { points: givenPoints }),
      owed > 0 && t("willOwe", { points: owed }),
      stamps > 0 && t("takesStamps", { count: stamps }),
      ...names.map(({ name }) => t("usableAgain", { name })),
      plan.welcomeOffer && t("welcomeUsableAgain"),
      plan.amountOre > 0 && plan.keptOre > 0 && t("keeps", { amount: kronor(kronorFromOre(plan.keptOre)) }),
    ].filter((line) => line !== false);
  };
}
