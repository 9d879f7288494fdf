import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { paths } from "../../paths.ts";
import { type Location, useCloseLocation } from "./queries.ts";

/** Closes a point of sale, after asking. */
export function CloseLocation({ location }: { location: Location }) {
  const t = useTranslations("locations");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const close = useCloseLocation();
  const [asking, ask] = useDisclosure(false);
  const name = location.name;
  const closeIt = () =>
    close.mutate(location.id, {
      onSuccess: () => {
        notices.done(t("editor.closed", { name }));
        void navigate({ to: paths.locations, ignoreBlocker: true });
      },
      onError: (error) => {
        ask.close();
        notices.failed(error, t("closeFailed"));
      },
    });
  return (
    <>
      <Button variant="subtle" color="red" onClick={ask.open}>
        {t("editor.closeAction")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("editor.closeTitle", { name })}
        confirmLabel={t("editor.closeAction")}
        cancelLabel={words("cancel")}
        onConfirm={closeIt}
        onCancel={ask.close}
        busy={close.isPending}
        danger
      >
        {t("editor.closeText")}
      </ConfirmDialog>
    </>
  );
}
