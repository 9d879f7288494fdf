/** A club's own texts in English and French, each by what it is in Swedish. */
export type DemoWords = Readonly<Record<string, readonly [en: string, fr: string]>>;

/** A thing's texts in the languages beside the club's own, as its row keeps them; without what is empty. */
export function translationsOf<Field extends string>(words: DemoWords, texts: Readonly<Record<Field, string>>) {
  const written = Object.entries<string>(texts).flatMap(([field, text]) => {
    const others = words[text];
    return others ? [{ field, en: others[0], fr: others[1] }] : [];
  });
  const of = (language: "en" | "fr") => Object.fromEntries(written.map((each) => [each.field, each[language]]));
  return { en: of("en"), fr: of("fr") };
}
