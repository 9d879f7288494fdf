import { useTranslations } from "use-intl/react";
import type { Language } from "#features/clubs/settings/domain/languages.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LimitedArea, LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { announcementLimits } from "../domain/announcement.ts";
import type { AnnouncementForm } from "./announcement-form.ts";

type FieldsProps = { form: Form<AnnouncementForm>; language: Language; name: string };

/** What it says in a language; both empty: whoever reads it gets another one's. */
export function AnnouncementTextFields({ form, language, name }: FieldsProps) {
  const t = useTranslations("announcements.fields");
  const wrong = form.formState.errors.texts?.[language];
  return (
    <FormSection title={name.charAt(0).toLocaleUpperCase(language) + name.slice(1)}>
      <LimitedField
        label={t("title")}
        limit={announcementLimits.title}
        autoComplete="off"
        lang={language}
        error={wrong?.title?.message}
        {...form.register(`texts.${language}.title`)}
      />
      <LimitedArea
        label={t("text")}
        limit={announcementLimits.text}
        autosize
        minRows={3}
        lang={language}
        error={wrong?.text?.message}
        {...form.register(`texts.${language}.text`)}
      />
    </FormSection>
  );
}
