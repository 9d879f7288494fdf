import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

/** The texts of the drawn page, by language. The build reads them as they are, without a catalogue. */
export const frontTexts: Record<Language, Phrases<typeof sv>> = { sv, en, fr };

/** Fills the placeholders of a text that has no plural: `{days}`. */
export const fillText = (text: string, values: Record<string, number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
