import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import type { MouseEvent } from "react";

type MoveButtonsProps = {
  /** The buttons' labels. Each label names the moved part, because a page has several groups of these buttons. */
  labels: { up: string; down: string; remove: string };
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Moves a part of a text up or down, or removes it. */
export function MoveButtons({ labels: { up, down, remove }, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  // A moved element loses the focus, so restore it for the next press.
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(by);
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <ActionIcon type="button" aria-label={up} title={up} disabled={isFirst} onClick={move(-1)}>
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon type="button" aria-label={down} title={down} disabled={isLast} onClick={move(1)}>
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon type="button" aria-label={remove} title={remove} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
