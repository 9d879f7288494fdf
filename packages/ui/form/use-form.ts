import { type SyntheticEvent, useCallback, useReducer } from "react";
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  set,
  type UseFormProps,
  type UseFormReturn,
  type UseFormSetValue,
  useForm as useHookForm,
} from "react-hook-form";
import { useFirstError } from "./first-error.ts";
import { isOverLimit } from "./text-limit.ts";

/** A form of react-hook-form whose `handleSubmit` requires the event, which identifies the form element. */
export type Form<T extends FieldValues> = Omit<UseFormReturn<T>, "handleSubmit"> & {
  handleSubmit: (send: (values: T) => unknown) => (event: SyntheticEvent) => Promise<void>;
};

/** The error code of each invalid field; nothing for valid fields. */
export type FieldCodes<T, Code extends string> = { [Field in keyof T]?: Code | null | undefined };

export type FormOptions<T extends FieldValues, Code extends string> = Omit<
  UseFormProps<T>,
  "resolver" | "shouldFocusError" | "mode"
> & {
  check: (values: T) => FieldCodes<T, Code>;
  /** Returns the text of an error code. */
  say: (code: Code) => string;
  /** The error code of a field over its limit. */
  tooLong: Code;
};

/** Returns the names of fields over their limit, nested fields by their path: `translations.fr.name`. */
function overLimit(fields: object, path = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]: [string, object]) => {
    if (!("ref" in field)) return overLimit(field, `${path}${name}.`);
    return isOverLimit(field.ref) ? [path + name] : [];
  });
}

/**
 * A form that focuses its first invalid field, whether the client or the server refused the field, and enforces the
 * fields' limits.
 */
export function useForm<T extends FieldValues, Code extends string>(options: FormOptions<T, Code>): Form<T> {
  const { check, say, tooLong, ...rest } = options;
  const form = useHookForm<T>({
    ...rest,
    // The form validates on submit only: validation on blur would move the button away during the press that caused the
    // blur.
    mode: "onSubmit",
    // Switched off, because the built-in focus follows the order of registration, which differs from the order on the
    // page.
    shouldFocusError: false,
    resolver: (values, _, { fields }) => {
      const codes: Record<string, Code | null | undefined> = { ...check(values) };
      for (const name of overLimit(fields)) codes[name] ??= tooLong;
      const wrong = Object.entries(codes).filter((entry): entry is [string, Code] => Boolean(entry[1]));
      if (wrong.length === 0) return { values, errors: {} };
      const errors: Record<string, FieldError> = {};
      for (const [name, code] of wrong) set(errors, name, { type: code, message: say(code) });
      return { values: {}, errors: errors as FieldErrors<T> };
    },
  });
  const toFirstError = useFirstError();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { setValue: write } = form;
  const setValue = useCallback<UseFormSetValue<T>>(
    (...written) => {
      write(...written);
      // Writing into a field fires no event, so a render updates the character count.
      redraw();
    },
    [write],
  );
  const handleSubmit: Form<T>["handleSubmit"] = (send) => async (event) => {
    const element = event.currentTarget.closest("form");
    await form.handleSubmit(send)(event);
    toFirstError(element);
  };
  return { ...form, setValue, handleSubmit };
}
