import { useTranslations } from "use-intl/react";
import { MoveButtons } from "#packages/web/backoffice/forms/MoveButtons.tsx";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { termsLimits } from "../domain/terms-versions.ts";
import type { Paragraph } from "./queries.ts";
import classes from "./terms.module.css";

type ParagraphFieldsProps = {
  paragraph: Paragraph;
  /** The paragraph's number, from 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the paragraph was just added and receives the focus. */
  fresh: boolean;
  onChange: (paragraph: Paragraph) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function ParagraphFields(props: ParagraphFieldsProps) {
  const { paragraph, number, isFirst, isLast, fresh, onChange, onMove, onRemove } = props;
  const t = useTranslations("terms");
  const place = { number: String(number) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the grid
    <div className={classes.paragraph} role="group" aria-label={t("paragraph", place)}>
      <div className={classes.paragraphHead}>
        <LimitedField
          className={classes.paragraphTitle}
          limit={termsLimits.title}
          label={t("paragraphTitle")}
          value={paragraph.title}
          autoFocus={fresh}
          onChange={(event) => onChange({ ...paragraph, title: event.currentTarget.value })}
        />
        <div className={classes.paragraphActions}>
          <MoveButtons
            labels={{ up: t("moveUp", place), down: t("moveDown", place), remove: t("remove", place) }}
            isFirst={isFirst}
            isLast={isLast}
            onMove={onMove}
            onRemove={onRemove}
          />
        </div>
      </div>
      <LimitedArea
        limit={termsLimits.text}
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
