import type { Language } from "./languages.ts";
import type { Translations } from "./translations.ts";

/** A thing's texts: in the club's own language, and in others. */
export interface TextsOf<Field extends string> {
  own: Record<Field, string>;
  translations: Translations<Field>;
}

/**
 * A thing's texts when its club's own language becomes another. What is written in that one becomes the club's own text,
 * and what stood there is kept as the former language's; what is not written in it stays as it is, to be written anew.
 * Nobody who reads either language sees another text than before, and changed back all is as it was, but for what stood
 * in the new language alone: that is the club's own from then on.
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
