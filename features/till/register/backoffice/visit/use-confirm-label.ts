import { useTranslations } from "use-intl/react";
import { kronorFromOre } from "#packages/domain/money.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { Visit } from "./visit.ts";
import type { Plan, Readiness } from "./visit-plan.ts";

/** Returns the label of Confirm, which names the action: take 249,50 kr, give a stamp, give a reward, invite. */
export function useConfirmLabel() {
  const t = useTranslations("register");
  const { kronor } = useNumbers();
  return (visit: Visit, plan: Plan, readiness: Readiness): string => {
    const amount = kronor(kronorFromOre(plan.paidOre));
    if (visit.invitee !== null) {
      const stamps = plan.stamps > 0 ? t("stampCount", { count: plan.stamps }) : null;
      const what = plan.goodsOre === null ? stamps : amount;
      return what === null ? t("invite") : t("inviteWith", { amount: what });
    }
    if (!readiness.ok) return t("confirm");
    if (plan.goodsOre !== null) return t("confirmAmount", { amount });
    const { stamps, taken } = plan;
    if (taken.length === 0) return t("giveStamps", { count: stamps });
    if (stamps > 0) return t("giveAndRedeem", { count: stamps });
    return taken.length === 1 ? t("redeemOne", { name: taken[0] ?? "" }) : t("redeemMany", { count: taken.length });
  };
}
