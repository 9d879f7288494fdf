import type { Language } from "./languages.ts";
import type { Translations } from "./translations.ts";

/** An object's texts in the club's own language and in others. */
export interface TextsOf<Field extends string> {
  own: Record<Field, string>;
  translations: Translations<Field>;
}

/**
 * Returns an object's texts after its club changes language. Texts in the new language become the club's own, and the
 * old own texts become translations; untranslated texts stay. Readers of both languages see no other text. Swapping
 * back restores all, except that texts only in the new language stay the club's own.
 */
export function swapLanguage<Field extends string>(
  { own, translations }: TextsOf<Field>,
  from: Language,
  to: Language,
): TextsOf<Field> {
  if (from === to) return { own, translations };
  const { [to]: written = {} as NonNullable<Translations<Field>[Language]>, ...others } = translations;
  const fields = Object.keys(written) as Field[];
  const former = Object.fromEntries(fields.flatMap((field) => (own[field] === "" ? [] : [[field, own[field]]])));
  return {
    own: { ...own, ...written },
    translations: {
      ...(others as Translations<Field>),
      ...(Object.keys(former).length > 0 && { [from]: former }),
    },
  };
}
