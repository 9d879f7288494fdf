import { useTranslations } from "use-intl/react";

/** What a field is called, and how its value is said where that is not the value itself. */
type FieldWords<Value, Values> = { label: string; say?: ((value: Value, all: Values) => string) | undefined };

/** Every field of a form; null: goes along with another and is not shown. */
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
