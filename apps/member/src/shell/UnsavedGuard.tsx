import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { sessionStore } from "../lib/session-store.ts";

/** Asks before unsaved work is left behind, also when the tab closes. `when`: there is such work. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const shell = useTranslations("shell");
  // Without a session there is nobody left to save for.
  const isHeld = () => when && sessionStore.get() !== null;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isHeld,
    enableBeforeUnload: isHeld,
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
