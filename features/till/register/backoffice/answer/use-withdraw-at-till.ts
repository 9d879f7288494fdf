import { useTranslations } from "use-intl/react";
import { useProblemText } from "#packages/web/problem.ts";
import { say } from "../notices.ts";
import { signal } from "../sounds.ts";
import { useWithdrawPending } from "./use-withdraw-pending.ts";

/** Withdraws a pending purchase with the till's sounds and notices. `onGone`: it is no longer pending. */
export function useWithdrawAtTill(onGone: () => void) {
  const t = useTranslations("register");
  const problemText = useProblemText();
  const refused = (text: string) => {
    signal("refused");
    say("bad", text);
  };
  return useWithdrawPending({
    withdrawn: () => {
      signal("found");
      say("good", t("pendingWithdrawn"));
      onGone();
    },
    gone: () => {
      refused(t("waitsNoLonger"));
      onGone();
    },
    failed: (error) => refused(problemText(error, t("undoFailed"))),
  });
}
