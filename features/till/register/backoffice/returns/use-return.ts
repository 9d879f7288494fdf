import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { noting } from "../network.ts";
import { say } from "../notices.ts";
import { signal } from "../sounds.ts";
import { outcomeOf } from "../visit/outcome.ts";
import { type ReturnPlan, returnBody } from "./return-plan.ts";
import { announceReturn } from "./returned.ts";

interface ReturnAsked {
  purchaseId: number;
  pointOfSaleId: number;
  plan: ReturnPlan;
  reason: string;
}

/** Sends a return under one key, so that it is registered once despite a second touch or a lost answer. */
export function useReturn(onReturned: () => void) {
  const t = useTranslations("register");
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const mutation = useMutation({
    networkMode: "always",
    mutationFn: ({ purchaseId, pointOfSaleId, plan, reason }: ReturnAsked) => {
      const body = { ...returnBody(plan), pointOfSaleId, reason: reason.trim() };
      const options = { idempotencyKey: key, signal: AbortSignal.timeout(10_000) };
      return noting(call("returnPurchase", { params: { id: purchaseId }, body }, options));
    },
    onSuccess: ({ takenPoints, owedPoints }, { purchaseId }) => {
      signal("found");
      const owed = owedPoints > 0 ? ` ${t("owedAfter", { points: owedPoints })}` : "";
      say("good", `${t("returned", { points: takenPoints })}${owed}`);
      announceReturn(purchaseId);
      onReturned();
    },
    onError: () => signal("refused"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["till", "member"] }),
  });
  const unanswered = mutation.isError && outcomeOf(mutation.error).kind === "unanswered";
  return {
    send: mutation.mutate,
    busy: mutation.isPending,
    /** The return may be registered already, so only the same request may be repeated. */
    locked: unanswered,
    problem: mutation.isError ? (unanswered ? t("returnUnanswered") : problemText(mutation.error)) : null,
  };
}
