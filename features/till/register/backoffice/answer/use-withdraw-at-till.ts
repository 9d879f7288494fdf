import { useTranslations } from "use-intl/react";
import { useProblemText } from "#packages/web/problem.ts";
import { say } from "../notices.ts";
import { signal } from "../sounds.ts";
import { useWithdrawPending } from "./use-withdraw-pending.ts";

/** The same at the till, heard and said there. `onGone`: it waits no longer. */
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
