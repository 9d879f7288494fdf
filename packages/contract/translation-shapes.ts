import * as z from "zod";
import { translatedTextMax } from "#packages/domain/limits.ts";

/** What a text in another language may be refused with, at `translations.fr.name` and the like. */
export const translationErrors = ["NAME_TOO_SHORT", "NAME_TOO_LONG", "NAME_RESERVED", "INVALID_INPUT"] as const;

const text = z.string().trim().max(translatedTextMax).optional();

/** A thing's texts in other languages than its club's own, each of these by its name: `Translations` of the domain. */
export function translations<const Field extends string>(fields: readonly Field[]) {
  const texts = z.object(Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, typeof text>);
  return z.object({ sv: texts.optional(), en: texts.optional(), fr: texts.optional() });
}
