import { catalogues, firstPhrases } from "#packages/i18n/member/load.ts";
import { createPhraseLoader } from "../../phrase-loader.ts";

/** `loadLanguage` loads the phrases of home and the frame, `wholeLanguage` all, for the other screens. */
export const { loadLanguage, wholeLanguage } = createPhraseLoader(firstPhrases, catalogues);
