import { useCallback, useEffect, useState } from "react";

/** What says of itself that it is wrong: a field, or a group of fields by `data-invalid`. */
const wrong = '[aria-invalid="true"], [data-invalid="true"]';
const focusable = "input, textarea, select, button";

/** The first wrong field of a form as it is read from the top; null where none is wrong. */
function firstError(form: HTMLElement): HTMLElement | null {
  for (const element of form.querySelectorAll<HTMLElement>(wrong)) {
    const fields = element.matches(focusable) ? [element] : element.querySelectorAll<HTMLElement>(focusable);
    const visibleField = [...fields].find((field) => field.getClientRects().length > 0 && !field.matches(":disabled"));
    if (visibleField) return visibleField;
  }
  return null;
}

/** To be told which form was refused: once its errors are drawn, the first of them has the focus. */
export function useFirstError(): (form: HTMLElement | null) => void {
  const [refused, setRefused] = useState<{ form: HTMLElement | null }>();
  useEffect(() => {
    if (refused?.form) firstError(refused.form)?.focus();
  }, [refused]);
  return useCallback((form) => setRefused({ form }), []);
}
