import { useTranslations } from "use-intl/react";
import { useLanguageLines } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import { announcementLimits } from "../domain/announcement.ts";
import type { AnnouncementForm } from "./announcement-form.ts";

export function useAnnouncementFields() {
  const t = useTranslations("announcements");
  const lines = useLanguageLines();
  return {
    weight: { label: t("columns.weight"), say: (weight) => t(`weights.${weight}`) },
    audience: { label: t("columns.audience"), say: (audience) => t(`audiences.${audience}`) },
    fromDay: { label: t("fields.fromDay") },
    throughDay: { label: t("fields.throughDay") },
    link: { label: t("fields.link"), limit: announcementLimits.link },
    byMail: { label: t("byMail"), say: (byMail) => t(`mailed.${byMail}`) },
    texts: { label: t("fields.text"), say: (texts) => lines((language) => Object.values(texts[language])) },
  } satisfies FormFields<AnnouncementForm>;
}

export function useAnnouncementTextFields() {
  const t = useTranslations("announcements.fields");
  return {
    title: { label: t("title"), limit: announcementLimits.title },
    text: { label: t("text"), limit: announcementLimits.text },
  } satisfies FormFields<AnnouncementForm["texts"]["sv"]>;
}

export type AnnouncementFieldForm = FieldForm<AnnouncementForm, ReturnType<typeof useAnnouncementFields>>;
