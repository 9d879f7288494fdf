import type { Language } from "@stammis/domain/clubs/languages";
import { createTranslator } from "use-intl/core";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

function translator(locale: Language, messages: unknown) {
  return createTranslator({
    locale,
    messages: messages as typeof sv,
    onError: (error) => {
      throw error;
    },
  });
}

export type BillingPhrases = ReturnType<typeof translator>;

const translators: Record<Language, BillingPhrases> = {
  sv: translator("sv", sv),
  en: translator("en", en),
  fr: translator("fr", fr),
};

/** What companies are told about paying, in a language; keys and their arguments are typed. */
export function billingPhrases(language: Language): BillingPhrases {
  return translators[language];
}
