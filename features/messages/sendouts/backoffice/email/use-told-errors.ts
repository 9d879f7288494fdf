import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { type FieldPath, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { type SendoutForm, writtenEmail, wrongInEmail } from "../sendout-form.ts";

/** The pause in typing, in milliseconds, before errors are shown. */
const pauseMs = 600;

/** Shows errors that prevent the preview at their fields while the user types, until corrected. */
export function useToldErrors(form: Form<SendoutForm>, own: Language) {
  const words = useTranslations("errors");
  const errorFields = useRef<FieldPath<SendoutForm>[]>([]);
  const email = writtenEmail(useWatch({ control: form.control }) as SendoutForm);
  const [rested] = useDebouncedValue(JSON.stringify(email), pauseMs);
  const { clearErrors, setError } = form;
  useEffect(() => {
    const wrong = wrongInEmail(JSON.parse(rested), own) as [FieldPath<SendoutForm>, ErrorCode][];
    const names = wrong.map(([name]) => name);
    clearErrors(errorFields.current.filter((name) => !names.includes(name)));
    for (const [name, code] of wrong) setError(name, { type: code, message: words(code) });
    errorFields.current = names;
  }, [rested, own, clearErrors, setError, words]);
}
