import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { MoveButtons } from "#packages/web/backoffice/forms/MoveButtons.tsx";
import classes from "./platform-documents.module.css";

type SectionFieldsProps = {
  /** The section's number, counted from 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** A section with buttons to move and remove it. */
export function SectionFields({ number, isFirst, isLast, onMove, onRemove, children }: SectionFieldsProps) {
  const t = useTranslations("platformDocuments.sections");
  const place = { number: String(number) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the grid
    <div className={classes.section} role="group" aria-label={t("name", place)}>
      <div className={classes.sectionHead}>
        <h2 className={classes.sectionName}>{t("name", place)}</h2>
        <MoveButtons
          labels={{ up: t("up", place), down: t("down", place), remove: t("remove", place) }}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      {children}
    </div>
  );
}
