import { useCallback, useEffect, useState } from "react";

/** Selects elements marked as invalid: a field, or a group of fields by `data-invalid`. */
const wrong = '[aria-invalid="true"], [data-invalid="true"]';
const focusable = "input, textarea, select, button";

/** Returns the first invalid field of a form from the top; null when all are valid. */
function firstError(form: HTMLElement): HTMLElement | null {
  for (const element of form.querySelectorAll<HTMLElement>(wrong)) {
    const fields = element.matches(focusable) ? [element] : element.querySelectorAll<HTMLElement>(focusable);
    const visibleField = [...fields].find((field) => field.getClientRects().length > 0 && !field.matches(":disabled"));
    if (visibleField) return visibleField;
  }
  return null;
}

/**
 * Returns a function for a form that failed validation: once its errors are drawn, the first invalid field gets the
 * focus.
 */
export function useFirstError(): (form: HTMLElement | null) => void {
  const [refused, setRefused] = useState<{ form: HTMLElement | null }>();
  useEffect(() => {
    if (refused?.form) firstError(refused.form)?.focus();
  }, [refused]);
  return useCallback((form) => setRefused({ form }), []);
}
