import type { Language } from "@stammis/domain/clubs/languages";
import { useTranslations } from "use-intl/react";
import type { EditFields } from "../../shell/use-field-words.ts";
import type { TextsForm } from "./texts-form.ts";

/** What a text's fields are called: by language, title and paragraphs. */
export function useTextFieldWords(): EditFields<TextsForm> {
  const t = useTranslations("terms");
  const words = useTranslations("words");
  const labelled = (language: Language, value: string) =>
    words("labelled", { label: words(`languages.${language}`), value });
  const title = (language: Language) => ({ label: labelled(language, t("title")) });
  const paragraphs = (language: Language) => ({
    label: labelled(language, t("paragraphs")),
    say: (all: TextsForm["svParagraphs"]) => all.map((each) => `${each.title}\n${each.content}`.trim()).join("\n\n"),
  });
  return {
    svTitle: title("sv"),
    svParagraphs: paragraphs("sv"),
    enTitle: title("en"),
    enParagraphs: paragraphs("en"),
    frTitle: title("fr"),
    frParagraphs: paragraphs("fr"),
  };
}
