import { useTranslations } from "use-intl/react";
import { useLanguageLines } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { DocumentForm } from "./document-form.ts";

export function useDocumentFields() {
  const t = useTranslations("platformDocuments.fields");
  const lines = useLanguageLines();
  return {
    intro: { label: t("intro"), say: (intro) => lines((language) => [intro[language]]) },
    sections: {
      label: t("sections"),
      say: (sections) =>
        sections.map(({ title, text }) => lines((language) => [title[language], text[language]])).join("\n\n"),
    },
  } satisfies FormFields<DocumentForm>;
}
