import { useEffect, useEffectEvent } from "react";

/** Reports to the component that closes the form whether unsaved text would be lost. */
export function useUnsavedNote(unsaved: boolean, tell: (is: boolean) => void) {
  const note = useEffectEvent(tell);
  useEffect(() => {
    note(unsaved);
  }, [unsaved]);
}
