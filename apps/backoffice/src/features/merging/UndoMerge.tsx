import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useProblemText } from "@stammis/shell/problem.ts";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { useTranslations } from "use-intl/react";
import { type MemberMerge, useUndoMerge } from "./queries.ts";

/** Parts two memberships again, behind a question that says what goes where. */
export function UndoMerge({ memberId, kept, merge }: { memberId: number; kept: string; merge: MemberMerge }) {
  const t = useTranslations("merging");
  const words = useTranslations("words");
  const [asking, ask] = useDisclosure(false);
  const undo = useUndoMerge(memberId);
  const toast = useToast();
  const problemText = useProblemText();
  const yes = () =>
    undo.mutate(merge.id, {
      onSuccess: () => toast({ variant: "success", text: t("undone") }),
      onError: (error) => toast({ variant: "error", text: problemText(error, t("undoFailed")) }),
      onSettled: ask.close,
    });
  return (
    <>
      <Button variant="default" size="xs" onClick={ask.open}>
        {t("undo")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("undoTitle")}
        confirmLabel={t("undo")}
        cancelLabel={words("cancel")}
        onConfirm={yes}
        onCancel={ask.close}
        busy={undo.isPending}
      >
        {t("undoText", { other: merge.name || t("nameless"), kept })}
      </ConfirmDialog>
    </>
  );
}
