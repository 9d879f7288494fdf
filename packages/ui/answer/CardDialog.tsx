import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { FullCard } from "../cards/FullCard.tsx";
import type { CardFacts } from "../cards/MemberCard.tsx";
import { useKeepAwake } from "../page/keep-awake.ts";
import classes from "./card-dialog.module.css";

type CardDialogProps = CardFacts & {
  opened: boolean;
  onClose: () => void;
  /** The dialog's title for screen readers: "Medlemskort". */
  title: string;
  closeLabel: string;
  points?: { value: string; unit: string } | undefined;
  /** The time at which the points were loaded, when they are out of date. */
  note?: string | undefined;
  /** The QR that the scanner reads. */
  code: ReactNode;
  /** Advice when a scanner cannot read the code: "Höj ljusstyrkan…" */
  hint?: string | undefined;
  /** An action for the card, shown below it. */
  action?: ReactNode;
  /** Replaces the card: shows the rewards that the till has just registered. */
  children?: ReactNode;
};

/** Shows only the card to the till: a large QR code, with the screen kept awake. */
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
