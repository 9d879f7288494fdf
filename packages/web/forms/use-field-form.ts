import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
} from "react-hook-form";
import type { AnyFields } from "./form-fields.ts";
import { type Form, useForm } from "./use-form.ts";

type Options<Values extends FieldValues> = Omit<Parameters<typeof useForm<Values>>[0], "defaultValues">;
type Words = { label?: string; limit?: number; wrong?: string | ((code: string) => string | undefined) };
type NameWith<Fields, Fact> = { [Name in keyof Fields]: Fields[Name] extends Fact ? Name : never }[keyof Fields] &
  string;
type Input = UseFormRegisterReturn & { label: string; error: string | undefined };

/** Connects inputs to a form by its table of fields, or by the table of a row's fields. */
type Inputs<Fields, Options> = {
  /** Returns label and error, for an input that is set by its value. */
  words: (name: NameWith<Fields, { label: string }>) => Pick<Input, "label" | "error">;
  /** Returns label and error together with the registration of the input in the form. */
  input: (name: NameWith<Fields, { label: string }>, options?: Options) => Input;
  /** Returns the result of `input` together with the limit in characters. */
  limited: (name: NameWith<Fields, { label: string; limit: number }>, options?: Options) => Input & { limit: number };
};

/** A form that knows its table of fields. */
export type FieldForm<Values extends FieldValues, Fields extends AnyFields<Values>> = Form<Values> &
  Inputs<Fields, RegisterOptions<Values, Path<Values>>> & { fields: Fields };

/** Returns the error text of a field: its own for the code, or the general one. */
export function errorText({ wrong }: Words, error: FieldError | undefined): string | undefined {
  if (!error) return undefined;
  return (typeof wrong === "function" ? wrong(error.type) : wrong) ?? error.message;
}

/** Returns the inputs of a row within a form: `at` is the row's path, such as `coming.0`. */
export function rowInputs<Row extends string>(typed: object, at: string, fields: Record<Row, Words>) {
  // The path is assembled here, so its type is unknown.
  const form = typed as Form<FieldValues>;
  const pathOf = (name: Row) => (at === "" ? name : `${at}.${name}`);
  const words = (name: Row) => ({
    label: fields[name].label ?? "",
    error: errorText(fields[name], get(form.formState.errors, pathOf(name)) as FieldError | undefined),
  });
  const input = (name: Row, options: RegisterOptions = {}) => ({
    ...words(name),
    ...form.register(pathOf(name), options),
  });
  const limited = (name: Row, options?: RegisterOptions) => ({
    ...input(name, options),
    limit: fields[name].limit ?? 0,
  });
  return { words, input, limited };
}

/** A form with the table of its fields: labels, limits and errors of its inputs. */
export function useFieldForm<Values extends FieldValues, Fields extends AnyFields<Values>>(
  options: Options<Values> & { defaultValues?: Values; fields: Fields },
): FieldForm<Values, Fields> {
  const { fields, defaultValues, ...rest } = options;
  const form = useForm<Values>({
    ...rest,
    ...(defaultValues && { defaultValues: defaultValues as DefaultValues<Values> }),
  });
  return { ...form, fields, ...rowInputs(form, "", fields as Record<string, Words>) } as FieldForm<Values, Fields>;
}
