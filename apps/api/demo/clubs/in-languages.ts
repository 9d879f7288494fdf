/** A club's texts in English and French, keyed by the Swedish text. */
export type DemoWords = Readonly<Record<string, readonly [en: string, fr: string]>>;

/** Returns the translations of texts in the form their row stores; omits empty texts. */
export function translationsOf<Field extends string>(words: DemoWords, texts: Readonly<Record<Field, string>>) {
  const written = Object.entries<string>(texts).flatMap(([field, text]) => {
    const others = words[text];
    return others ? [{ field, en: others[0], fr: others[1] }] : [];
  });
  const of = (language: "en" | "fr") => Object.fromEntries(written.map((each) => [each.field, each[language]]));
  return { en: of("en"), fr: of("fr") };
}
