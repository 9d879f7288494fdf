import { useTranslations } from "use-intl/react";
import { languages } from "#packages/domain/translations/languages.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { documentLimits } from "../../domain/document-texts.ts";
import type { DocumentForm } from "./document-form.ts";
import classes from "./platform-documents.module.css";

type ColumnsProps = {
  form: Form<DocumentForm>;
  /** The section's index; null for the text before the first section. */
  at: number | null;
};

/** Edits a section, or the text before the first, with the languages in columns. */
export function LanguageColumns({ form, at }: ColumnsProps) {
  const t = useTranslations("platformDocuments");
  const words = useTranslations("words");
  const { errors } = form.formState;
  const wrong = at === null ? undefined : errors.sections?.[at];
  return (
    <div className={classes.columns}>
      {languages.map((language) => {
        const name = words(`languages.${language}`);
        const called = (label: string) => words("labelled", { label: name, value: label });
        return (
          <div key={language} className={classes.column} lang={language}>
            {at !== null && (
              <LimitedField
                label={name}
                aria-label={called(t("fields.title"))}
                placeholder={t("fields.title")}
                limit={documentLimits.title}
                autoComplete="off"
                error={wrong?.title?.[language]?.message}
                {...form.register(`sections.${at}.title.${language}`)}
              />
            )}
            <LimitedArea
              label={at === null ? name : undefined}
              aria-label={called(at === null ? t("fields.intro") : t("fields.text"))}
              placeholder={at === null ? undefined : t("fields.text")}
              limit={at === null ? documentLimits.intro : documentLimits.text}
              autosize
              minRows={3}
              error={at === null ? errors.intro?.[language]?.message : wrong?.text?.[language]?.message}
              {...form.register(at === null ? `intro.${language}` : `sections.${at}.text.${language}`)}
            />
          </div>
        );
      })}
    </div>
  );
}
