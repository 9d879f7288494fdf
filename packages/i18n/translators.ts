import { createTranslator, type Messages } from "use-intl/core";
import type { Language } from "#packages/domain/translations/languages.ts";

/**
 * Returns the translators of a catalogue, by language; a phrase that cannot be formatted throws. Typed by the source
 * catalogue.
 */
export function translatorsOf<Source extends Messages>(source: Source, others: Record<"en" | "fr", unknown>) {
  const translator = (locale: Language, messages: unknown) =>
    createTranslator<Source>({
      locale,
      messages: messages as Source,
      onError: (error) => {
        throw error;
      },
    });
  return { sv: translator("sv", source), en: translator("en", others.en), fr: translator("fr", others.fr) };
}
