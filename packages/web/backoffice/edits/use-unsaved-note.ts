import { useEffect, useEffectEvent } from "react";

/** Reports to the closing component whether unsaved text would be lost. */
export function useUnsavedNote(unsaved: boolean, tell: (is: boolean) => void) {
  const note = useEffectEvent(tell);
  useEffect(() => {
    note(unsaved);
  }, [unsaved]);
}
