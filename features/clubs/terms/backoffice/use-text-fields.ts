import { useTranslations } from "use-intl/react";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { SideBySide, TextField, TextsForm, Words } from "./texts-form.ts";

const formatValue = (value: string | Words[]) =>
  typeof value === "string" ? value : value.map(({ title, content }) => `${title}\n${content}`.trim()).join("\n\n");

/** Returns a text's fields: each language's title, and each changed paragraph. */
export function useTextFields(fields: SideBySide["fields"]): FormFields<TextsForm> {
  const t = useTranslations("terms");
  const words = useTranslations("words");
  const named = ({ paragraphs }: TextField) => {
    if (!paragraphs) return t("title");
    const { first, count } = paragraphs;
    if (count === 0) return t("newParagraph", { number: String(first) });
    return count === 1
      ? t("paragraph", { number: String(first) })
      : t("someParagraphs", { first: String(first), last: String(first + count - 1) });
  };
  const label = (field: TextField) =>
    words("labelled", { label: words(`languages.${field.language}`), value: named(field) });
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { label: label(field), say: formatValue }]),
  );
}
