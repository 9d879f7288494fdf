import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import { activityParts } from "../domain/processing-activities.ts";
import { type Activity, useDataProtectionAct } from "./queries.ts";

/** Removes an activity of the company's own, or the company's texts for a standard activity. */
export function RemoveActivity({ activity: { key, ours, own } }: { activity: Activity }) {
  const t = useTranslations("dataProtection.activity");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const looksOnly = useLooksOnly();
  const [asking, ask] = useDisclosure(false);
  const { mutate, isPending } = useDataProtectionAct("removeProcessingActivity");
  if (looksOnly || activityParts.every((part) => own[part] === "")) return null;
  const removed = () => {
    notices.done(t("removed"));
    void navigate({ to: paths.processingRecord, ignoreBlocker: true });
  };
  return (
    <>
      <Button variant="default" onClick={ask.open}>
        {t(ours ? "removeOwn" : "remove")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t(ours ? "restoreTitle" : "removeTitle")}
        confirmLabel={t(ours ? "removeOwn" : "remove")}
        cancelLabel={words("cancel")}
        onConfirm={() =>
          mutate(
            { params: { activity: key } },
            { onSuccess: removed, onError: (error) => notices.failed(error, t("removeFailed")), onSettled: ask.close },
          )
        }
        onCancel={ask.close}
        busy={isPending}
        danger
      >
        {t(ours ? "restoreText" : "removeText")}
      </ConfirmDialog>
    </>
  );
}
