import { useEffect, useEffectEvent } from "react";

/** Tells whoever can close a form whether something in it would be lost. */
export function useUnsavedNote(unsaved: boolean, tell: (is: boolean) => void) {
  const note = useEffectEvent(tell);
  useEffect(() => {
    note(unsaved);
  }, [unsaved]);
}
