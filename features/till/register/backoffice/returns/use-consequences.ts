import { useTranslations } from "use-intl/react";
import { kronorFromOre } from "#packages/domain/money.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { TillVisit } from "../queries.ts";
import type { ReturnPlan } from "./return-plan.ts";

/** Returns the effects of a return on points, stamps and coupons, one line each. */
export function useConsequences() {
  const t = useTranslations("register");
  const { kronor } = useNumbers();
  return (plan: ReturnPlan, visit: TillVisit): string[] => {
    const { takenPoints, givenPoints, newDebt, newStampDebt, stamps } = plan;
    const names = visit.redemptions.filter(({ redemptionId }) => plan.redemptionIds.includes(redemptionId));
    return [
      takenPoints > 0 && t("takesPoints", { points: takenPoints }),
      givenPoints > 0 && t("givesPoints", { points: givenPoints }),
      newDebt > 0 && t("willOwe", { points: newDebt }),
      stamps > 0 && t("takesStamps", { count: stamps }),
      newStampDebt > 0 && t("willOweStamps", { count: newStampDebt }),
      ...names.map(({ name }) => t("usableAgain", { name })),
      plan.welcomeOffer && t("welcomeUsableAgain"),
      plan.amountOre > 0 && plan.keptOre > 0 && t("keeps", { amount: kronor(kronorFromOre(plan.keptOre)) }),
    ].filter((line) => line !== false);
  };
}
