import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import type { AskingUndo } from "./use-asking-undo.ts";
import { useConsequences } from "./use-consequences.ts";
import classes from "./visits.module.css";

/** Asks before an undo that leaves the member owing, with all that it does. */
export function UndoQuestion({ asking }: { asking: AskingUndo }) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const linesOf = useConsequences();
  const { asked, opened, busyWith, send, putAway } = asking;
  return (
    <ConfirmDialog
      opened={opened}
      title={t("undoTitle", { name: asked?.name ?? "" })}
      confirmLabel={t("undo")}
      cancelLabel={words("cancel")}
      busy={busyWith !== null}
      onCancel={putAway}
      onConfirm={() => asked && send(asked.visit.id, asked.name)}
    >
      {asked && (
        <ul className={classes.consequence} aria-label={t("undoHappens")}>
          {linesOf(asked.plan, asked.visit).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
