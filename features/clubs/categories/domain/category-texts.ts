import { named } from "#packages/domain/translations/check-translations.ts";

/** The reader of a category's name in another language: 3 to 32 characters, as in the club's own. Spec §5. */
export const categoryTexts = { name: named({}) };
