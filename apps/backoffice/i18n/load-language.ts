import { createPhraseLoader } from "#packages/web/phrase-loader.ts";
import { catalogues, firstPhrases } from "./load.ts";

/** `loadLanguage` loads the phrases of the pages before the sign-in, `wholeLanguage` all. */
export const { loadLanguage, wholeLanguage } = createPhraseLoader(firstPhrases, catalogues);
