import { useTranslations } from "use-intl/react";

/** A field's label, its limit in characters, and its value in words where those are not the value itself. */
type FieldWords<Value, Values> = {
  label: string;
  limit?: number;
  say?: ((value: Value, all: Values) => string) | undefined;
};

/** The table of a form's fields, for its inputs and for the dialog of differences; null: belongs to another field. */
export type EditFields<Values> = { [Field in keyof Values]: FieldWords<Values[Field], Values> | null };

/** A field's value in words. */
export function useFieldWords() {
  const t = useTranslations("edits");
  const words = useTranslations("words");
  return <Value, Values>({ say }: FieldWords<Value, Values>, value: Value, all: Values): string => {
    if (typeof value === "boolean" && !say) return value ? words("yes") : words("no");
    const said = say ? say(value, all) : String(value ?? "");
    return said.trim() === "" ? t("empty") : said;
  };
}
