import { Checkbox } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { CreditProblem } from "#features/messages/sms/domain/credits.ts";
import { creditProblemOf } from "./credit-problem-of.ts";

interface LeavesOut {
  /** Whether recipients beyond the SMS credits are skipped. */
  leavesOut: boolean;
  /** The box to choose that; null while the credits cover everyone. */
  box: ReactNode;
  /** Shows a refusal for missing credits at the box and focuses the box. Returns whether the error is such a refusal. */
  showRefusal: (error: unknown) => boolean;
}

/** The choice to skip recipients that the SMS credits do not cover. `problem`: null while the credits suffice. */
export function useLeavesOut(problem: CreditProblem | null): LeavesOut {
  const t = useTranslations("sendoutCredits");
  const input = useRef<HTMLInputElement>(null);
  const [leavesOut, setLeavesOut] = useState(false);
  const [refusal, setRefusal] = useState<CreditProblem | null>(null);
  function showRefusal(error: unknown): boolean {
    const problem = creditProblemOf(error);
    if (!problem) return false;
    setRefusal(problem);
    input.current?.focus();
    return true;
  }
  const reason = refusal ?? problem;
  const box = reason && (
    <Checkbox
      ref={input}
      label={t("leavesOut")}
      description={t(`hint.${reason}`)}
      error={refusal && t(`needed.${refusal}`)}
      checked={leavesOut}
      onChange={(event) => {
        setLeavesOut(event.currentTarget.checked);
        setRefusal(null);
      }}
    />
  );
  return { leavesOut, box, showRefusal };
}
