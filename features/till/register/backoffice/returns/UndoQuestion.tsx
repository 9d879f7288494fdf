import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import type { AskingUndo } from "./use-asking-undo.ts";
import { useConsequences } from "./use-consequences.ts";
import classes from "./visits.module.css";

/** Asks before an undo that leaves the member in deficit, and shows its effects. */
export function UndoQuestion({ asking }: { asking: AskingUndo }) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const linesOf = useConsequences();
  const { asked: visitToUndo, opened, busyWith, send, putAway } = asking;
  return (
    <ConfirmDialog
      opened={opened}
      title={t("undoTitle", { name: visitToUndo?.name ?? "" })}
      confirmLabel={t("undo")}
      cancelLabel={words("cancel")}
      busy={busyWith !== null}
      onCancel={putAway}
      onConfirm={() => visitToUndo && send(visitToUndo.visit.id, visitToUndo.name)}
    >
      {visitToUndo && (
        <ul className={classes.consequence} aria-label={t("undoHappens")}>
          {linesOf(visitToUndo.plan, visitToUndo.visit).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
