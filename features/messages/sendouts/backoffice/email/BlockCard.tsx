import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from "@tabler/icons-react";
import { type PointerEvent, useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { useLanguageName } from "#packages/web/backoffice/language/language-name.ts";
import classes from "../sendouts.module.css";
import { BlockFields } from "./BlockFields.tsx";
import type { BlockFieldsProps } from "./typed-blocks.ts";

type BlockCardProps = Omit<BlockFieldsProps, "errorAt"> & {
  at: number;
  count: number;
  /** The block's errors, as in the form. */
  errors: object | undefined;
  isDragged: boolean;
  onDrag: (event: PointerEvent) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

type Wrong = { message?: string } & { [part: string]: Wrong | undefined };

/** A block of the e-mail, which can be moved and removed. */
export function BlockCard({ at, count, errors, isDragged, onDrag, onMove, onRemove, ...fields }: BlockCardProps) {
  const t = useTranslations("sendouts");
  const words = useTranslations("words");
  const translations = useTranslations("translations");
  const nameOf = useLanguageName();
  const card = useRef<HTMLElement>(null);
  const { block, language, isNew } = fields;
  const name = t(`blocks.${block.kind}`);
  useEffect(() => {
    if (isNew) card.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [isNew]);
  const wrong = errors as Wrong | undefined;
  const errorAt = (field: string, isText = false) =>
    isText && language ? wrong?.translations?.[language]?.[field]?.message : wrong?.[field]?.message;
  const elsewhere = Object.keys(wrong?.translations ?? {}).filter((each) => each !== language) as Language[];
  return (
    <section ref={card} className={classes.block} aria-label={name} data-dragged={isDragged || undefined}>
      <header className={classes.blockHead}>
        {count > 1 && (
          // The arrow buttons do the same without dragging.
          <span className={classes.handle} title={t("dragBlock")} aria-hidden onPointerDown={onDrag}>
            <IconGripVertical size={18} />
          </span>
        )}
        <h3>{name}</h3>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t("moveUp", { name })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t("moveDown", { name })}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" size={44} aria-label={t("removeBlock", { name })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </header>
      <BlockFields {...fields} errorAt={errorAt} />
      {elsewhere.map((each) => (
        <p key={each} className={classes.error}>
          {words("labelled", { label: nameOf(each), value: translations("wrong") })}
        </p>
      ))}
    </section>
  );
}
