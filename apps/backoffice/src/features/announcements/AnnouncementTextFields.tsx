import { announcementLimits } from "@stammis/domain/announcements/announcement";
import type { Language } from "@stammis/domain/clubs/languages";
import { LimitedArea, LimitedField } from "@stammis/shell/LimitedField.tsx";
import type { Form } from "@stammis/shell/use-form.ts";
import { FormSection } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
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
