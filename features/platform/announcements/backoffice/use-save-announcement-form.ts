import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import type { Edits } from "#packages/web/forms/use-edits.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import type { AnnouncementForm } from "./announcement-form.ts";
import { type Announcement, useSaveAnnouncement } from "./queries.ts";

type Saving = {
  announcement: Announcement | null;
  form: Form<AnnouncementForm>;
  edits: Edits<Announcement, AnnouncementForm>;
};

/** Saves an announcement; a new one then appears in the list. */
export function useSaveAnnouncementForm({ announcement, form, edits }: Saving) {
  const t = useTranslations("announcements");
  const notices = useNotices();
  const navigate = useNavigate();
  const { mutateAsync } = useSaveAnnouncement(announcement?.id ?? null);
  return form.handleSubmit(async (values) => {
    const began = edits.began() ?? announcement;
    try {
      edits.saved(await mutateAsync({ ...values, ...(began && { version: began.version }) }));
      notices.done(t("saved"));
      if (!announcement) await navigate({ to: paths.announcements, replace: true, ignoreBlocker: true });
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
}
