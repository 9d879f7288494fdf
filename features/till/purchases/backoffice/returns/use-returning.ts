import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { type ReturnPlan, returnBody } from "#features/till/register/backoffice/returns/return-plan.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { isUnanswered } from "#packages/web/backoffice/session/use-once.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { useReturnPurchase } from "../queries.ts";

type Asked = { plan: ReturnPlan; pointOfSaleId: number; reason: string };

/** Sends a return and reports the outcome. The form keeps its input after a refusal. */
export function useReturning(purchaseId: number, onReturned: () => void) {
  const t = useTranslations("purchases.return");
  const notices = useNotices();
  const problemText = useProblemText();
  const { send, busy, locked } = useReturnPurchase(purchaseId);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async ({ plan, pointOfSaleId, reason }: Asked) => {
    setProblem(null);
    try {
      const body = { ...returnBody(plan), pointOfSaleId, reason: reason.trim() };
      const { takenPoints, owedPoints } = await send(body);
      const owed = owedPoints > 0 ? ` ${t("owed", { points: owedPoints })}` : "";
      notices.done(`${t("done", { points: takenPoints })}${owed}`);
      onReturned();
    } catch (error) {
      setProblem(isUnanswered(error) ? t("unanswered") : problemText(error, t("failed")));
    }
  };
  return { send: ask, busy, locked, problem };
}
