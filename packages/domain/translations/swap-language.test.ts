import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { swapLanguage, type TextsOf } from "./swap-language.ts";
import { textsIn } from "./translations.ts";

type Field = "name" | "description";
const text = fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1, maxLength: 4 });
const written = fc.record({ name: text, description: text }, { requiredKeys: [] });
const language = fc.constantFrom(...languages);

const ownText = fc.oneof(text, fc.constant(""));

/** Generates an object of a club with language `from` and translations; own texts may be empty. */
const thing = fc
  .record({ own: fc.record({ name: ownText, description: ownText }), from: language, to: language })
  .chain(({ own, from, to }) => {
    const others = languages.filter((each) => each !== from);
    const translations = fc
      .record(Object.fromEntries(others.map((each) => [each, written])), { requiredKeys: [] })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, texts]) => Object.keys(texts ?? {}).length > 0)));
    return fc.record({
      texts: fc.record({ own: fc.constant(own), translations }),
      from: fc.constant(from),
      to: fc.constant(to),
    });
  });

const readIn = ({ own, translations }: TextsOf<Field>, reader: (typeof languages)[number]) =>
  textsIn(own, translations, reader);

test("swapLanguage moves texts in the new language to the club’s own and keeps untranslated ones", () => {
  const before = {
    own: { name: "Kanelbulle", description: "Nybakad" },
    translations: { fr: { name: "Brioche" }, en: { name: "Bun" } },
  };
  expect(swapLanguage(before, "sv", "fr")).toEqual({
    own: { name: "Brioche", description: "Nybakad" },
    translations: { sv: { name: "Kanelbulle" }, en: { name: "Bun" } },
  });
});

test("swapLanguage moves a text that exists only in the new language to the club’s own", () => {
  const before = { own: { name: "Bulle", description: "" }, translations: { fr: { description: "Chaud" } } };
  expect(swapLanguage(before, "sv", "fr")).toEqual({ own: { name: "Bulle", description: "Chaud" }, translations: {} });
});

/** Moves texts that exist only in `to` to the own texts: swapping back cannot restore them as translations. */
function withoutAlone({ own, translations }: TextsOf<Field>, to: (typeof languages)[number]): TextsOf<Field> {
  const { [to]: written = {}, ...others } = translations;
  const entries = Object.entries(written) as [Field, string][];
  const writtenEntries = entries.filter(([field]) => own[field] !== "");
  return {
    own: { ...own, ...Object.fromEntries(entries.filter(([field]) => own[field] === "")) },
    translations: { ...others, ...(writtenEntries.length > 0 && { [to]: Object.fromEntries(writtenEntries) }) },
  };
}

test("swapLanguage changes no text for readers of both languages, except that it may fill empty ones", () => {
  fc.assert(
    fc.property(thing, ({ texts, from, to }) => {
      const after = swapLanguage<Field>(texts, from, to);
      expect(readIn(after, to)).toEqual(readIn(texts, to));
      const now = readIn(after, from);
      for (const [field, before] of Object.entries(readIn(texts, from)) as [Field, string][]) {
        expect(now[field]).toBe(before === "" ? after.own[field] : before);
      }
    }),
  );
});

test("swapping back restores all texts except those only in the new language, and loses none", () => {
  fc.assert(
    fc.property(thing, ({ texts, from, to }) => {
      const after = swapLanguage<Field>(texts, from, to);
      const all = ({ own, translations }: TextsOf<Field>) =>
        [own, ...Object.values(translations)]
          .flatMap((each) => Object.values(each ?? {}))
          .filter((each) => each !== "")
          .toSorted();
      expect(all(after)).toEqual(all(texts));
      expect(after.translations[to]).toBeUndefined();
      expect(swapLanguage<Field>(after, to, from)).toEqual(from === to ? texts : withoutAlone(texts, to));
    }),
  );
});
