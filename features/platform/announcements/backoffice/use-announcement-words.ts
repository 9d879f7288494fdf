import { useLocale, useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { announcementIn } from "../domain/announcement.ts";
import type { AnnouncementForm } from "./announcement-form.ts";

/** What saving would do: who is told, from when and until when. */
export function useConsequence({ audience, fromDay, throughDay, byMail }: AnnouncementForm, isDirty: boolean) {
  const t = useTranslations("announcements");
  const { full } = useRealDates();
  if (!isDirty || fromDay === "" || throughDay === "" || throughDay < fromDay) return undefined;
  const consequence = t(`consequences.${audience}`, { from: full(fromDay), through: full(throughDay) });
  return byMail ? t("consequenceByMail", { consequence }) : consequence;
}

/** What each part of an announcement is called, where two people have changed it. */
export function useFieldWords() {
  const t = useTranslations("announcements");
  const language = useLocale();
  return {
    weight: { label: t("columns.weight"), say: (value: AnnouncementForm["weight"]) => t(`weights.${value}`) },
    audience: { label: t("columns.audience"), say: (value: AnnouncementForm["audience"]) => t(`audiences.${value}`) },
    fromDay: { label: t("fields.fromDay") },
    throughDay: { label: t("fields.throughDay") },
    link: { label: t("fields.link") },
    byMail: { label: t("byMail"), say: (value: AnnouncementForm["byMail"]) => t(`mailed.${value}`) },
    texts: {
      label: t("fields.text"),
      say: (texts: AnnouncementForm["texts"]) => announcementIn(texts, language)?.title ?? "",
    },
  };
}
