import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../../lib/api.ts";
import { codeOf, useProblemText } from "../../../lib/problem.ts";
import { noting } from "../network.ts";
import { say } from "../notices.ts";
import { signal } from "../sounds.ts";

/** Takes a purchase back that waits for whom it was made; the invitation stands. `onGone`: it waits no longer. */
export function useWithdrawWaiting(onGone: () => void) {
  const t = useTranslations("till");
  const problemText = useProblemText();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: number) =>
      noting(call("withdrawWaitingPurchase", { params: { id } }, { signal: AbortSignal.timeout(10_000) })),
    onSuccess: () => {
      signal("found");
      say("good", t("waitingWithdrawn"));
      onGone();
    },
    onError: (error) => {
      signal("refused");
      const gone = codeOf(error) === "NOT_FOUND";
      say("bad", gone ? t("waitsNoLonger") : problemText(error, t("undoFailed")));
      if (gone) onGone();
    },
  });
}
