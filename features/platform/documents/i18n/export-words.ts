import type { Language } from "#packages/domain/translations/languages.ts";
import { en } from "./backoffice/en.ts";
import { fr } from "./backoffice/fr.ts";
import { sv } from "./backoffice/sv.ts";

const titlesOf = ({
  TERMS_OF_SERVICE,
  DATA_PROCESSING_AGREEMENT,
}: Record<"TERMS_OF_SERVICE" | "DATA_PROCESSING_AGREEMENT", string>) => ({
  TERMS_OF_SERVICE,
  DATA_PROCESSING_AGREEMENT,
});

/** The titles of documents in the exported acceptances. */
export const documentTitles: Record<Language, ReturnType<typeof titlesOf>> = {
  sv: titlesOf(sv),
  en: titlesOf(en),
  fr: titlesOf(fr),
};
