import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";

/** Asks before unsaved work is left behind, also when the tab closes. `when`: there is such work. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const shell = useTranslations("shell");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => when,
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === "blocked"}
      title={shell("unsavedTitle")}
      confirmLabel={shell("unsavedLeave")}
      cancelLabel={shell("unsavedStay")}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
      danger
    >
      {shell("unsavedText")}
    </ConfirmDialog>
  );
}
