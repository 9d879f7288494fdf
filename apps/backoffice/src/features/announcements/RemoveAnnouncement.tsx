import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { paths } from "../../paths.ts";
import { type Announcement, useRemoveAnnouncement } from "./queries.ts";

/** Asks before it is told no more. */
export function RemoveAnnouncement({ announcement, onClose }: { announcement: Announcement; onClose: () => void }) {
  const t = useTranslations("announcements.remove");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const { mutate, isPending } = useRemoveAnnouncement(announcement.id);
  const removed = () => {
    notices.done(t("done"));
    void navigate({ to: paths.announcements, ignoreBlocker: true });
  };
  const remove = () =>
    mutate(undefined, {
      onSuccess: removed,
      onError: (error) => notices.failed(error, t("failed")),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      title={t("ask")}
      confirmLabel={t("go")}
      cancelLabel={words("cancel")}
      onConfirm={remove}
      onCancel={onClose}
      busy={isPending}
      danger
    >
      {t("text")}
    </ConfirmDialog>
  );
}
