import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import type { MouseEvent, ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./platform-documents.module.css";

type SectionFieldsProps = {
  /** From 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** A section with what can be done with it. */
export function SectionFields({ number, isFirst, isLast, onMove, onRemove, children }: SectionFieldsProps) {
  const t = useTranslations("platformDocuments.sections");
  const place = { number: String(number) };
  // A moved element loses the focus; the next press should move it on.
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(by);
    requestAnimationFrame(() => button.focus());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the grid
    <div className={classes.section} role="group" aria-label={t("name", place)}>
      <div className={classes.sectionHead}>
        <h2 className={classes.sectionName}>{t("name", place)}</h2>
        <ActionIcon
          type="button"
          aria-label={t("up", place)}
          title={t("up", place)}
          disabled={isFirst}
          onClick={move(-1)}
        >
          <IconArrowUp size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          type="button"
          aria-label={t("down", place)}
          title={t("down", place)}
          disabled={isLast}
          onClick={move(1)}
        >
          <IconArrowDown size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon type="button" aria-label={t("remove", place)} title={t("remove", place)} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {children}
    </div>
  );
}
