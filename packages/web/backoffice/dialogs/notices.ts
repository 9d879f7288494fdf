import { useMemo } from "react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "../../problem.ts";

type Undo = { label: string; onClick: () => void };

/** Returns functions that report the result of an act at the foot of the screen. */
export function useNotices() {
  const toast = useToast();
  const problemText = useProblemText();
  return useMemo(
    () => ({
      done: (text: string, undo?: Undo) => toast({ variant: "success", text, action: undo }),
      /** `prefix` is the spec's text for the failed act. */
      failed: (error: unknown, prefix: string) => toast({ variant: "error", text: problemText(error, prefix) }),
    }),
    [toast, problemText],
  );
}
