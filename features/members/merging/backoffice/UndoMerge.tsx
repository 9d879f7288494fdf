import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { type MemberMerge, useAskMerge, useUndoMerge } from "./queries.ts";

/**
 * Separates two memberships after a confirmation that lists the holdings of each. A local merchant requests approval
 * instead.
 */
export function UndoMerge({
  memberId,
  kept: survivorName,
  merge,
}: {
  memberId: number;
  kept: string;
  merge: MemberMerge;
}) {
  const t = useTranslations("merging");
  const words = useTranslations("words");
  const [asking, ask] = useDisclosure(false);
  const mayApprove = useCan("approveMerges");
  const undo = useUndoMerge(memberId);
  const request = useAskMerge(memberId);
  const toast = useToast();
  const problemText = useProblemText();
  const outcome = {
    onSuccess: () => toast({ variant: "success", text: t(mayApprove ? "undone" : "requests.sent") }),
    onError: (error: Error) => toast({ variant: "error", text: problemText(error, t("undoFailed")) }),
    onSettled: ask.close,
  };
  const yes = () => (mayApprove ? undo.mutate(merge.id, outcome) : request.mutate({ mergeId: merge.id }, outcome));
  const label = t(mayApprove ? "undo" : "requests.askUndo");
  return (
    <>
      <Button variant="default" size="xs" onClick={ask.open}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("undoTitle")}
        confirmLabel={label}
        cancelLabel={words("cancel")}
        onConfirm={yes}
        onCancel={ask.close}
        busy={undo.isPending || request.isPending}
      >
        <p>{t("undoText", { other: merge.name || t("nameless"), kept: survivorName })}</p>
        {!mayApprove && <p>{t("requests.rule")}</p>}
      </ConfirmDialog>
    </>
  );
}
