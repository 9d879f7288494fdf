import * as z from "zod";
import { translatedTextMax } from "#packages/domain/limits.ts";

/** Codes that can refuse a translated text, for fields such as `translations.fr.name`. */
export const translationErrors = ["NAME_TOO_SHORT", "NAME_TOO_LONG", "NAME_RESERVED", "INVALID_INPUT"] as const;

const text = z.string().trim().max(translatedTextMax).optional();

/**
 * Returns the schema of an object's texts in languages other than the club's own, by field name: `Translations` in the
 * domain.
 */
export function translations<const Field extends string>(fields: readonly Field[]) {
  const texts = z.object(Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, typeof text>);
  return z.object({ sv: texts.optional(), en: texts.optional(), fr: texts.optional() });
}
