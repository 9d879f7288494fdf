import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";

type UnsavedGuardProps = {
  /** Whether there is unsaved work. */
  when: boolean;
  /** Returns whether the work can still be saved, at the moment of leaving. */
  canSave?: () => boolean;
  /**
   * Whether the page also has lists whose search and pages are in the address: changing them does not lose the work.
   */
  besideLists?: boolean;
  /** Called when the user confirms leaving. */
  onLeave?: (() => void) | undefined;
};

/** Asks the user before unsaved work is lost, also when the tab closes. */
export function UnsavedGuard({ when, canSave = () => true, besideLists = false, onLeave }: UnsavedGuardProps) {
  const shell = useTranslations("shell");
  const isHeld = () => when && canSave();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isHeld() && !(besideLists && current.pathname === next.pathname),
    enableBeforeUnload: isHeld,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === "blocked"}
      title={shell("unsavedTitle")}
      confirmLabel={shell("unsavedLeave")}
      cancelLabel={shell("unsavedStay")}
      onConfirm={() => {
        onLeave?.();
        proceed?.();
      }}
      onCancel={() => reset?.()}
      danger
    >
      {shell("unsavedText")}
    </ConfirmDialog>
  );
}
