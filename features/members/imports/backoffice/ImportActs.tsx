import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./imports.module.css";
import { bringBadRows, type Import, useInviteImported, useRemoveImport, useSetState } from "./queries.ts";

/** Shows the actions that an import's state allows. Actions with visible effects ask for confirmation. */
export function ImportActs({ imported, onRemoved }: { imported: Import; onRemoved: () => void }) {
  const t = useTranslations("imports");
  const words = useTranslations("words");
  const toast = useToast();
  const problemText = useProblemText();
  const set = useSetState(imported.id);
  const invite = useInviteImported(imported.id);
  const remove = useRemoveImport(imported.id);
  const [undoing, undo] = useDisclosure(false);
  const [inviting, ask] = useDisclosure(false);
  const onError = (error: Error) => toast({ variant: "error", text: problemText(error) });
  const { NEW, COMPLETED, BAD } = imported.outcomes;
  const toMend = BAD + imported.noted;
  const begun = imported.state === "STOPPED";
  return (
    <div className={classes.acts}>
      {(imported.state === "CHECKED" || (begun && imported.invitedAt === null)) && NEW + COMPLETED > 0 && (
        <Button loading={set.isPending} onClick={() => set.mutate("RUNNING", { onError })}>
          {begun ? t("goOn") : t("takeIn", { count: NEW })}
        </Button>
      )}
      {imported.state === "RUNNING" && (
        <Button variant="default" loading={set.isPending} onClick={() => set.mutate("STOPPED", { onError })}>
          {t("stop")}
        </Button>
      )}
      {imported.invitable > 0 && <Button onClick={ask.open}>{t("invite", { count: imported.invitable })}</Button>}
      {toMend > 0 && ["CHECKED", "STOPPED", "DONE"].includes(imported.state) && (
        <ExportButton bring={() => bringBadRows(imported.id)} label={t("badRows", { count: toMend })} />
      )}
      {imported.undoableUntil && (
        <Button variant="default" onClick={undo.open}>
          {t("undo")}
        </Button>
      )}
      {["RECEIVING", "CHECKED"].includes(imported.state) && (
        <Button
          variant="default"
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onRemoved, onError })}
        >
          {t("throwAway")}
        </Button>
      )}
      <ConfirmDialog
        opened={undoing}
        title={t("undoTitle")}
        confirmLabel={t("undo")}
        cancelLabel={words("cancel")}
        danger
        busy={set.isPending}
        onCancel={undo.close}
        onConfirm={() => set.mutate("UNDOING", { onError, onSettled: undo.close })}
      >
        {t("undoText")}
      </ConfirmDialog>
      <ConfirmDialog
        opened={inviting}
        title={t("inviteTitle", { count: imported.invitable })}
        confirmLabel={t("invite", { count: imported.invitable })}
        cancelLabel={words("cancel")}
        busy={invite.isPending}
        onCancel={ask.close}
        onConfirm={() => invite.mutate(undefined, { onError, onSettled: ask.close })}
      >
        {t("inviteText")}
      </ConfirmDialog>
    </div>
  );
}
