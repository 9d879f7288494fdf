import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "./Dialog.tsx";

type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  /** What cannot be undone, and for whom. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Red for what destroys; calm otherwise. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
};

/** Asks before what cannot be undone; the way back stands first and has the focus. */
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
  } = props;
  const buttons = (
    <>
      <Button variant="default" onClick={onCancel} data-autofocus>
        {cancelLabel}
      </Button>
      <Button onClick={onConfirm} loading={busy} {...(danger ? { color: "red" } : {})}>
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
