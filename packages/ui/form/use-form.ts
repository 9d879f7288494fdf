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

/** A form as react-hook-form gives it, but for how it is sent: by an event, which tells where its fields stand. */
export type Form<T extends FieldValues> = Omit<UseFormReturn<T>, "handleSubmit"> & {
  handleSubmit: (send: (values: T) => unknown) => (event: SyntheticEvent) => Promise<void>;
};

/** What is wrong with each field, as a code; nothing for those that are right. */
export type FieldCodes<T, Code extends string> = { [Field in keyof T]?: Code | null | undefined };

export type FormOptions<T extends FieldValues, Code extends string> = Omit<
  UseFormProps<T>,
  "resolver" | "shouldFocusError" | "mode"
> & {
  check: (values: T) => FieldCodes<T, Code>;
  /** A code in words. */
  say: (code: Code) => string;
  /** The code of a field that holds more than its limit. */
  tooLong: Code;
};

/** The names of fields that hold too much, of those within others by their path: `translations.fr.name`. */
function overLimit(fields: object, path = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]: [string, object]) => {
    if (!("ref" in field)) return overLimit(field, `${path}${name}.`);
    return isOverLimit(field.ref) ? [path + name] : [];
  });
}

/** A form whose first wrong field has the focus, whether it was refused here or by the server, and whose limits hold. */
export function useForm<T extends FieldValues, Code extends string>(options: FormOptions<T, Code>): Form<T> {
  const { check, say, tooLong, ...rest } = options;
  const form = useHookForm<T>({
    ...rest,
    // A field judged as it is left would move the button away from under the press that left it.
    mode: "onSubmit",
    // It goes by the order in which fields were registered, which is not the order they stand in.
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
      // It writes into the field and tells nobody: what counts the characters looks again.
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
