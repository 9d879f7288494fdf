import { getDefaultZIndex, Modal } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import classes from "./dialog.module.css";

type DialogProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Names the close button. Without it there is no close button, and the dialog must offer another way to close. */
  closeLabel?: string | undefined;
  /**
   * Whether a press outside the dialog or Escape closes it; true by default. Once the user has typed text, a press
   * outside does not close it.
   */
  dismissible?: boolean | undefined;
  /** Shows the dialog above every other open dialog. */
  above?: boolean | undefined;
  /** Buttons at the foot of the dialog, the primary one last. */
  foot?: ReactNode;
  /** Width in px; 480 by default, never wider than the screen. */
  width?: number | undefined;
  children?: ReactNode;
};

/** A dialog with a title, text or fields, and buttons. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, closeLabel, dismissible = true, above = false, foot, width = 480, children } = props;
  const [typed, setTyped] = useState(false);
  useEffect(() => {
    if (!opened) setTyped(false);
  }, [opened]);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      zIndex={above ? getDefaultZIndex("overlay") : getDefaultZIndex("modal")}
      closeOnClickOutside={dismissible && !typed}
      closeOnEscape={dismissible}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body} onInput={() => setTyped(true)}>
          <div className={classes.head}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            {closeLabel && <Modal.CloseButton aria-label={closeLabel} className={classes.close} />}
          </div>
          {children && <div className={classes.words}>{children}</div>}
          {foot && <div className={classes.foot}>{foot}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
