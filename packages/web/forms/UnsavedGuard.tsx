import { useBlocker } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { withStyle } from "../with-style.ts";

const loadDialog = withStyle(() => import("#packages/ui/answer/ConfirmDialog.tsx"));
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

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
  // Loads the dialog when the work begins, because the network may be gone when the user leaves.
  useEffect(() => {
    if (when) loadDialog().catch(() => undefined);
  }, [when]);
  const [wasBlocked, setWasBlocked] = useState(false);
  if (status === "blocked" && !wasBlocked) setWasBlocked(true);
  if (!wasBlocked) return null;
  return (
    <Suspense>
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
    </Suspense>
  );
}
