import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "#packages/web/backoffice/session/api.ts";
import { codeOf, useProblemText } from "#packages/web/problem.ts";
import { noting } from "../network.ts";
import { say } from "../notices.ts";
import { signal } from "../sounds.ts";
import { announceReturn } from "./returned.ts";

// One key per visit, so that a second touch or a retry undoes it once.
const keys = new Map<number, string>();

function keyFor(purchaseId: number): string {
  const key = keys.get(purchaseId) ?? crypto.randomUUID();
  keys.set(purchaseId, key);
  return key;
}

/** Undoes a complete visit of the last 15 minutes. `name`: the visit in the texts. */
export function useUndo() {
  const t = useTranslations("register");
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ purchaseId }: { purchaseId: number; name: string }) =>
      noting(
        call(
          "cancelPurchase",
          { params: { id: purchaseId } },
          { idempotencyKey: keyFor(purchaseId), signal: AbortSignal.timeout(10_000) },
        ),
      ),
    onSuccess: ({ owedPoints }, { purchaseId, name }) => {
      signal("found");
      const owed = owedPoints > 0 ? ` ${t("owedAfter", { points: owedPoints })}` : "";
      say("good", `${t("undone", { name })}${owed}`);
      announceReturn(purchaseId);
    },
    onError: (error, { purchaseId }) => {
      signal("refused");
      if (codeOf(error) === "ALREADY_RETURNED") announceReturn(purchaseId);
      say("bad", problemText(error, t("undoFailed")));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["till", "member"] }),
  });
}
