import type { FieldValues, Path, RegisterOptions } from "react-hook-form";
import type { Form } from "../../forms/use-form.ts";
import type { EditFields } from "./use-field-words.ts";

type NameWith<Fields, Fact> = { [Name in keyof Fields]: Fields[Name] extends Fact ? Name : never }[keyof Fields] &
  string;

/** Connects inputs to a form by its table of fields: `input` gives label, error and registration, `limited` the limit too. */
export function useInputs<Values extends FieldValues, Fields extends EditFields<Values>>(
  form: Form<Values>,
  fields: Fields,
) {
  const { errors } = form.formState;
  const connect = <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    label: fields[name]?.label,
    error: errors[name]?.message as string | undefined,
    ...form.register(name, options),
  });
  return {
    input: <Name extends NameWith<Fields, { label: string }> & Path<Values>>(
      name: Name,
      options?: RegisterOptions<Values, Name>,
    ) => connect(name, options),
    limited: <Name extends NameWith<Fields, { limit: number }> & Path<Values>>(
      name: Name,
      options?: RegisterOptions<Values, Name>,
    ) => ({ ...connect(name, options), limit: fields[name]?.limit as number }),
  };
}
