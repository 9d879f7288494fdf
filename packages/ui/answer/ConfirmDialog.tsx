import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "./Dialog.tsx";

type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  /** The irreversible effect, and the people it affects. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Whether the confirm button is red, for a destructive action. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** Whether the confirm button is disabled; the content then says why. */
  disabled?: boolean | undefined;
};

/** Asks for confirmation of an irreversible action; the cancel button comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    danger = false,
    busy = false,
    disabled = false,
  } = props;
  const buttons = (
    <>
      <Button variant="default" onClick={onCancel} data-autofocus>
        {cancelLabel}
      </Button>
      <Button onClick={onConfirm} loading={busy} disabled={disabled} {...(danger ? { color: "red" } : {})}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onCancel} title={title} foot={buttons} width={440}>
      {children}
    </Dialog>
  );
}
