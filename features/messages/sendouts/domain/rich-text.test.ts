import fc from "fast-check";
import { expect, test } from "vitest";
import { plainOf, readRich } from "./rich-text.ts";

/** Returns a text as a reader sees it: bold in `<b>`, italic in `<i>`, a link as `<address|words>`. */
function seen(text: string): string {
  const read = readRich(text);
  if (!read.ok) return read.reason;
  const one = ({ text: words, bold, italic, href }: (typeof read.paragraphs)[number]["spans"][number]) => {
    const linked = href ? `<${href}|${words}>` : words;
    const leaning = italic ? `<i>${linked}</i>` : linked;
    return bold ? `<b>${leaning}</b>` : leaning;
  };
  return read.paragraphs.map(({ heading, spans }) => (heading ? "# " : "") + spans.map(one).join("")).join("¶");
}

test.each([
  ["Välkommen **in** i värmen", "Välkommen <b>in</b> i värmen"],
  ["_Bara_ i dag", "<i>Bara</i> i dag"],
  ["**Bara _i dag_**", "<b>Bara </b><b><i>i dag</i></b>"],
  ["ett**tre", "ett**tre"],
  ["filen heter min_fina_fil", "filen heter min_fina_fil"],
  ["2 * 3 ** 4", "2 * 3 ** 4"],
  ["Se [menyn](https://kaffe.se/meny) här", "Se <https://kaffe.se/meny|menyn> här"],
  ["[menyn](kaffe.se)", "<https://kaffe.se|menyn>"],
  ["ett\n\n\ntvå\nrader", "ett¶två\nrader"],
  ["# Nyheter\nBullar\n# Mer\n\nKaffe", "# Nyheter¶Bullar¶# Mer¶Kaffe"],
  ["#1 i stan", "#1 i stan"],
  ["Hej {firstName|**du**}!", "Hej {firstName|**du**}!"],
  ["[hemma](javascript:alert)", "INVALID_URL"],
  ["[hemma](http://kaffe.se)", "INVALID_URL"],
  ["[hemma](https://a@b.se)", "INVALID_URL"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
])("the text %s is read into emphasis, links and plain text", (text, expectedText) => {
  expect(seen(text)).toBe(expectedText);
});

test("plain text shows the address of a link", () => {
  const read = readRich("# Hej\nSe **[menyn](https://kaffe.se/meny)** och [kaffe.se](https://kaffe.se)");
  expect(read.ok && plainOf(read.paragraphs)).toBe(
    "Hej\n\nSe menyn (https://kaffe.se/meny) och kaffe.se (https://kaffe.se)",
  );
});

test("any text is read quickly, and only https addresses remain", () => {
  const unit = fc.constantFrom(
    "a",
    " ",
    "\n",
    "*",
    "**",
    "_",
    "[",
    "](",
    ")",
    "# ",
    "https://a.se",
    "javascript:",
    "{",
    "}",
    "|",
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      const read = readRich(text);
      if (!read.ok) return;
      for (const { href } of read.paragraphs.flatMap(({ spans }) => spans)) {
        expect(href === null || href.startsWith("https://")).toBe(true);
      }
    }),
  );
  const started = process.cpuUsage().user;
  for (const long of ["[".repeat(2000), "_a".repeat(1000), "{a".repeat(1000), "# \n".repeat(600), "**_".repeat(600)])
    readRich(long);
  expect(process.cpuUsage().user - started).toBeLessThan(500_000);
});
