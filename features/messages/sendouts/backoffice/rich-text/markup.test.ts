import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { readRich } from "../../domain/rich-text.ts";
import { emailStarters } from "../../i18n/email-starters.ts";
import { readLine, readMarkup } from "./read-markup.ts";
import { richSchema } from "./rich-schema.ts";
import { writeLine, writeMarkup } from "./write-markup.ts";

const rewritten = (text: string) => writeMarkup(readMarkup(text));

const starterTexts = languages.flatMap((language) =>
  Object.values(emailStarters[language]).flatMap((styles) => Object.values(styles).map(({ text }) => text)),
);

test.each([
  "Välkommen **in** i värmen",
  "_Bara_ i dag",
  "**Bara _i dag_**",
  "**fet**_kursiv_",
  "Se [menyn](https://kaffe.se/meny) här",
  "**[menyn](https://kaffe.se/meny)**",
  "ett\n\ntvå\nrader",
  "# Nyheter\n\nBullar",
  "• Bulle\n• **Kaka**\n• Kaffe till {firstName|dig}",
  "Hej {firstName|du}!\n\nDu har {points} poäng.",
  "filen heter min_fina_fil",
  "2 * 3 ** 4",
  "**a*",
  "[hemma](http://kaffe.se)",
  ...starterTexts,
])("the stored text %j is the same after the editor read and wrote it", (text) => {
  expect(rewritten(text)).toBe(text);
});

test("any text keeps its letters, and settles after it was read and written twice", () => {
  const unit = fc.constantFrom(
    "a",
    "b ",
    " ",
    "\n",
    "*",
    "**",
    "_",
    "[ja](https://a.se)",
    "# ",
    "• ",
    "{points}",
    "{x|",
  );
  const lettersOf = (text: string) => readMarkup(text).textContent.replace(/[\s*_#•]/g, "");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
      if (!readRich(text).ok) return;
      const settled = rewritten(rewritten(text));
      expect(readRich(settled).ok).toBe(true);
      expect(rewritten(settled)).toBe(settled);
      expect(lettersOf(settled)).toBe(lettersOf(text));
    }),
  );
});

test.each(["Välkommen, {firstName|du}!", "**inte fet**", "# 1 i stan", "Du har {points} poäng"])(
  "the line %j is the same after the editor read and wrote it",
  (text) => {
    expect(writeLine(readLine(text))).toBe(text);
  },
);

describe("a document of the editor", () => {
  const { nodes, marks } = richSchema;
  const docOf = (...content: Parameters<typeof nodes.paragraph.create>[1][]) =>
    nodes.doc.create(
      null,
      content.map((each) => nodes.paragraph.create(null, each)),
    );
  const italic = (text: string) => richSchema.text(text, [marks.italic.create()]);

  test("has no marks around the spaces of an italic part", () => {
    expect(writeMarkup(docOf([richSchema.text("Bara "), italic(" i dag "), richSchema.text("här")]))).toBe(
      "Bara  _i dag_ här",
    );
  });

  test("drops italics inside of a word, which a letter cannot show", () => {
    expect(writeMarkup(docOf([richSchema.text("kaffe"), italic("bönan")]))).toBe("kaffebönan");
  });

  test("writes brackets of a link so that it is still a link", () => {
    const link = richSchema.text("[menyn]", [marks.link.create({ href: "https://kaffe.se/a(b)" })]);
    expect(writeMarkup(docOf([link]))).toBe("[menyn](https://kaffe.se/a%28b%29)");
  });

  test("leaves empty paragraphs out", () => {
    expect(writeMarkup(docOf(richSchema.text("Hej"), undefined, richSchema.text("då")))).toBe("Hej\n\ndå");
  });
});
