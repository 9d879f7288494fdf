import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ActDialog } from "#packages/web/backoffice/dialogs/ActDialog.tsx";
import { type Announcement, useRemoveAnnouncement } from "./queries.ts";

/** Confirms the removal of an announcement. */
export function RemoveAnnouncement({ announcement, onClose }: { announcement: Announcement; onClose: () => void }) {
  const t = useTranslations("announcements.remove");
  const navigate = useNavigate();
  return (
    <ActDialog
      act={useRemoveAnnouncement(announcement.id)}
      title={t("ask")}
      confirmLabel={t("go")}
      successMessage={() => t("done")}
      onDone={() => void navigate({ to: paths.announcements, ignoreBlocker: true })}
      failed={t("failed")}
      onClose={onClose}
      danger
    >
      {t("text")}
    </ActDialog>
  );
}
