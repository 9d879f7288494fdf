import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { termsLimits } from "../domain/terms-versions.ts";
import { ParagraphFields } from "./ParagraphFields.tsx";
import type { Paragraph, Terms } from "./queries.ts";
import classes from "./terms.module.css";
import { addParagraph, changeParagraph, moveParagraph, removeParagraph, restoreParagraph } from "./texts.ts";

type TermsFieldsProps = {
  terms: Terms;
  /** Receives a change function, so that a later undo keeps edits made in between. */
  onChange: (change: (terms: Terms) => Terms) => void;
};

/** The title and paragraphs of one language. */
export function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const t = useTranslations("terms");
  const notices = useNotices();
  const [fresh, setFresh] = useState<number | null>(null);
  const { termsParagraphs: paragraphs } = terms;
  const add = () => {
    setFresh(addParagraph(terms).termsParagraphs.at(-1)?.id ?? null);
    onChange(addParagraph);
  };
  const remove = (paragraph: Paragraph, index: number) => {
    onChange((now) => removeParagraph(now, paragraph.id));
    const undo = () => onChange((now) => restoreParagraph(now, paragraph, index));
    notices.done(t("removed"), { label: t("undo"), onClick: undo });
  };
  return (
    <div className={classes.fields}>
      <LimitedField
        label={t("title")}
        limit={termsLimits.title}
        value={terms.title}
        onChange={({ currentTarget: { value } }) => onChange((now) => ({ ...now, title: value }))}
      />
      {paragraphs.map((paragraph, index) => (
        <ParagraphFields
          key={paragraph.id}
          paragraph={paragraph}
          number={index + 1}
          isFirst={index === 0}
          isLast={index === paragraphs.length - 1}
          fresh={paragraph.id === fresh}
          onChange={(changed) => onChange((now) => changeParagraph(now, changed))}
          onMove={(by) => onChange((now) => moveParagraph(now, paragraph.id, by))}
          onRemove={() => remove(paragraph, index)}
        />
      ))}
      <Button
        type="button"
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={add}
        disabled={paragraphs.length >= termsLimits.paragraphs}
      >
        {t("add")}
      </Button>
      {paragraphs.length >= termsLimits.paragraphs && (
        <p className={classes.quiet}>{t("mostParagraphs", { count: termsLimits.paragraphs })}</p>
      )}
    </div>
  );
}
