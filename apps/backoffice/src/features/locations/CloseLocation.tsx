import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "@stammis/ui/ConfirmDialog.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useProblemText } from "../../lib/problem.ts";
import { paths } from "../../paths.ts";
import { toast } from "../../shell/toast.ts";
import { type Location, useCloseLocation } from "./queries.ts";

/** Closes a point of sale, after asking. */
export function CloseLocation({ location }: { location: Location }) {
  const t = useTranslations("locations");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const navigate = useNavigate();
  const close = useCloseLocation();
  const [asking, ask] = useDisclosure(false);
  const name = location.commercialName;
  const closeIt = () =>
    close.mutate(location.id, {
      onSuccess: () => {
        toast.success(t("editor.closed", { name }));
        void navigate({ to: paths.locations, ignoreBlocker: true });
      },
      onError: (error) => {
        ask.close();
        toast.error(problemText(error, t("closeFailed")));
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
