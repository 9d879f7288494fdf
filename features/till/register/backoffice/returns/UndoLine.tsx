import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import classes from "../visit/choices.module.css";

type UndoLineProps = {
  title: string;
  note: string;
  /** The button's text, and its full text for screen readers. */
  action: string;
  label: string;
  busy: boolean;
  onUndo: () => void;
};

/** Shows the latest registration with a button to undo it. */
export function UndoLine({ title, note, action, label, busy, onUndo }: UndoLineProps) {
  return (
    <div className={classes.undoRow}>
      <p className={classes.undoWords}>
        <span className={classes.undoName}>{title}</span>
        <span className={classes.undoNote}>{note}</span>
      </p>
      <Button
        variant="subtle"
        size="lg"
        aria-label={label}
        leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
        loading={busy}
        onClick={onUndo}
      >
        {action}
      </Button>
    </div>
  );
}
