import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { type Sendout, useRemoveSendout } from "./queries.ts";

/** Deletes a draft after a confirmation. */
export function RemoveSendout({ sendout: { id, name } }: { sendout: Sendout }) {
  const t = useTranslations("sendouts");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const removing = useRemoveSendout();
  const [isAsking, ask] = useState(false);
  const remove = () =>
    removing.mutate(id, {
      onSuccess: () => {
        notices.done(t("removed", { name }));
        void navigate({ to: paths.sendouts, ignoreBlocker: true });
      },
      onError: (error) => notices.failed(error, t("removeFailed")),
      onSettled: () => ask(false),
    });
  return (
    <>
      <Button
        type="button"
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => ask(true)}
      >
        {t("removeOne")}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t("removeTitle", { name })}
        confirmLabel={words("remove")}
        cancelLabel={words("cancel")}
        onConfirm={remove}
        onCancel={() => ask(false)}
        busy={removing.isPending}
        danger
      >
        {t("removeText")}
      </ConfirmDialog>
    </>
  );
}
