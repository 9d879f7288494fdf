import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";
import type { Done } from "../desk/finished.ts";
import { noting } from "../network.ts";
import { say } from "../notices.ts";
import { UndoLine } from "../returns/UndoLine.tsx";
import { UndoQuestion } from "../returns/UndoQuestion.tsx";
import { useAskingUndo } from "../returns/use-asking-undo.ts";
import { signal } from "../sounds.ts";

/**
 * Shows the previous purchase. The member may have spent points at another till since, so undo loads the member first.
 */
export function LatestVisit({ outcome: finishedVisit }: { outcome: Done }) {
  const t = useTranslations("register");
  const problemText = useProblemText();
  const { kronor } = useNumbers();
  const asking = useAskingUndo();
  const { registered, member, membershipId, name: storedName } = finishedVisit;
  const { purchaseId, totalAmount, discount } = registered;
  const whose = member?.firstName.trim() || storedName || t("nameless");
  const name = totalAmount + discount > 0 ? kronor(totalAmount) : t("visitOnly");
  const look = useMutation({
    networkMode: "always",
    mutationFn: () => noting(call("getAtTill", { params: { membershipId } }, { signal: AbortSignal.timeout(10_000) })),
    onSuccess: (now) => {
      const visit = now.visits.find(({ id }) => id === purchaseId);
      if (visit) asking.begin({ visit, member: now, name });
      else asking.send(purchaseId, name);
    },
    onError: (error) => {
      signal("refused");
      say("bad", problemText(error, t("undoFailed")));
    },
  });
  return (
    <>
      <UndoLine
        title={t("latest", { name: whose })}
        note={name}
        action={t("undo")}
        label={t("undoNamed", { name: `${whose} ${name}` })}
        busy={look.isPending || asking.busyWith !== null}
        onUndo={look.mutate}
      />
      <UndoQuestion asking={asking} />
    </>
  );
}
