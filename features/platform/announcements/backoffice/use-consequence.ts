import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import type { AnnouncementForm } from "./announcement-form.ts";

/** Describes the effect of saving: the audience and the days. */
export function useConsequence({ audience, fromDay, throughDay, byMail }: AnnouncementForm, isDirty: boolean) {
  const t = useTranslations("announcements");
  const { full } = useRealDates();
  if (!isDirty || fromDay === "" || throughDay === "" || throughDay < fromDay) return undefined;
  const consequence = t(`consequences.${audience}`, { from: full(fromDay), through: full(throughDay) });
  return byMail ? t("consequenceByMail", { consequence }) : consequence;
}
