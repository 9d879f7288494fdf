import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";

type UnsavedGuardProps = {
  /** There is such work. */
  when: boolean;
  /** Whether it could still be saved, asked at the moment of leaving. */
  canSave?: () => boolean;
  /** Beside it the page has lists of its own, which are searched and turned in the address: the work stays meanwhile. */
  besideLists?: boolean;
  /** Told when somebody leaves all the same. */
  onLeave?: (() => void) | undefined;
};

/** Asks before unsaved work is left behind, also when the tab closes. */
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
