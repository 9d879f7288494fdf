import { ActionIcon, Textarea, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { useTranslations } from "use-intl/react";
import type { Paragraph } from "./queries.ts";
import classes from "./terms.module.css";

type ParagraphFieldsProps = {
  paragraph: Paragraph;
  /** From 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** Just added: the cursor goes there. */
  fresh: boolean;
  onChange: (paragraph: Paragraph) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function ParagraphFields(props: ParagraphFieldsProps) {
  const { paragraph, number, isFirst, isLast, fresh, onChange, onMove, onRemove } = props;
  const t = useTranslations("terms");
  const place = { number: String(number) };
  // A moved element loses the focus; the next press should move it on.
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(by);
    requestAnimationFrame(() => button.focus());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the grid
    <div className={classes.paragraph} role="group" aria-label={t("paragraph", place)}>
      <div className={classes.paragraphHead}>
        <TextInput
          className={classes.paragraphTitle}
          label={t("paragraphTitle")}
          value={paragraph.title}
          autoFocus={fresh}
          onChange={(event) => onChange({ ...paragraph, title: event.currentTarget.value })}
        />
        <div className={classes.paragraphActions}>
          <ActionIcon
            type="button"
            aria-label={t("moveUp", place)}
            title={t("moveUp", place)}
            disabled={isFirst}
            onClick={move(-1)}
          >
            <IconArrowUp size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            type="button"
            aria-label={t("moveDown", place)}
            title={t("moveDown", place)}
            disabled={isLast}
            onClick={move(1)}
          >
            <IconArrowDown size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon type="button" aria-label={t("remove", place)} title={t("remove", place)} onClick={onRemove}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <Textarea
        label={t("paragraphContent")}
        autosize
        minRows={3}
        maxRows={16}
        value={paragraph.content}
        onChange={(event) => onChange({ ...paragraph, content: event.currentTarget.value })}
      />
    </div>
  );
}
