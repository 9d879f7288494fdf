import { Button, Modal } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { Rosette } from "../cards/Rosette.tsx";
import { Confetti } from "./Confetti.tsx";
import classes from "./congrats-dialog.module.css";
import { buzz } from "./haptics.ts";

type CongratsDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** The title: "Grattis!" */
  title: string;
  closeLabel: string;
  /** The reward that the member has won. */
  children: ReactNode;
};

/** Announces a member's win on a card in the chain's colour; one button dismisses it. */
export function CongratsDialog({ opened, onClose, title, closeLabel, children }: CongratsDialogProps) {
  useEffect(() => {
    if (opened) buzz([14, 60, 30]);
  }, [opened]);
  return (
    <Modal.Root opened={opened} onClose={onClose} size={420} centered>
      <Modal.Overlay />
      <Modal.Content radius="lg">
        <Modal.Body className={classes.body} p={0}>
          <div className={classes.band}>
            <Rosette />
            <Confetti />
            <Modal.Title className={classes.title}>{title}</Modal.Title>
          </div>
          <div className={classes.won}>{children}</div>
          <div className={classes.foot}>
            <Button fullWidth onClick={onClose} data-autofocus>
              {closeLabel}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
