import type { Language } from "#packages/domain/translations/languages.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { rowInputs } from "#packages/web/forms/use-field-form.ts";
import { type AnnouncementFieldForm, useAnnouncementTextFields } from "./use-announcement-fields.ts";

type FieldsProps = { form: AnnouncementFieldForm; language: Language; name: string };

/** The title and text in a language. Readers of a language without both get another one. */
export function AnnouncementTextFields({ form, language, name }: FieldsProps) {
  const { limited } = rowInputs(form, `texts.${language}`, useAnnouncementTextFields());
  return (
    <FormSection title={name.charAt(0).toLocaleUpperCase(language) + name.slice(1)}>
      <LimitedField autoComplete="off" lang={language} {...limited("title")} />
      <LimitedArea autosize minRows={3} lang={language} {...limited("text")} />
    </FormSection>
  );
}
