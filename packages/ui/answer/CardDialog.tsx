import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { FullCard } from "../cards/FullCard.tsx";
import type { CardFacts } from "../cards/MemberCard.tsx";
import { useKeepAwake } from "../page/keep-awake.ts";
import classes from "./card-dialog.module.css";

type CardDialogProps = CardFacts & {
  opened: boolean;
  onClose: () => void;
  /** "Medlemskort", read out. */
  title: string;
  closeLabel: string;
  points?: { value: string; unit: string } | undefined;
  /** When the points were so, where that has passed. */
  note?: string | undefined;
  /** The QR that the scanner reads. */
  code: ReactNode;
  /** How a scanner reads it where it does not: "Höj ljusstyrkan…" */
  hint?: string | undefined;
  /** What can be done with the card itself, under it. */
  action?: ReactNode;
  /** Lies there instead of the card: what the till has just given. */
  children?: ReactNode;
};

/** The card held out to the till: nothing but the card, QR large, screen kept awake. */
export function CardDialog({
  opened,
  onClose,
  title,
  closeLabel,
  points,
  note,
  code,
  hint,
  action,
  children,
  ...card
}: CardDialogProps) {
  useKeepAwake(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size="auto"
      centered
      transitionProps={{ transition: "slide-up", duration: 200 }}
    >
      <Modal.Overlay backgroundOpacity={0.7} />
      <Modal.Content classNames={{ content: classes.content }}>
        <Modal.Body className={classes.body}>
          <Modal.Title className="st-hidden">{title}</Modal.Title>
          {children ?? (
            <>
              <FullCard points={points} note={note} code={code} hint={hint} action={action} {...card} />
              <Modal.CloseButton aria-label={closeLabel} className={classes.close} iconSize={26} />
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
