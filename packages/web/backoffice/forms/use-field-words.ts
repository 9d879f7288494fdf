import { useTranslations } from "use-intl/react";

type Said<Value, Values> = { say?: ((value: Value, all: Values) => string) | undefined };

/** Returns a function that writes a field's value in words. */
export function useFieldWords() {
  const t = useTranslations("edits");
  const words = useTranslations("words");
  return <Value, Values>({ say }: Said<Value, Values>, value: Value, all: Values): string => {
    if (typeof value === "boolean" && !say) return value ? words("yes") : words("no");
    const text = say ? say(value, all) : String(value ?? "");
    return text.trim() === "" ? t("empty") : text;
  };
}
