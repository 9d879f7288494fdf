import { expect, test } from "vitest";
import { contrast } from "#packages/ui/theme/colour.ts";
import { renderLetter } from "./render-letter.ts";

const brand = {
  name: "Kaffe & <b>Bulle</b>",
  colour: "#c05a2e",
  logoUrl: null,
  homeUrl: "https://kaffe.stammis.example/",
  sender: "Skickat av Kaffe via Stammis",
};
const letter = {
  subject: "Välkommen\r\nBcc: eve@example.com",
  heading: "Nästan klart",
  paragraphs: ["Hej <script>alert(1)</script>"],
  button: { label: "Bli medlem", url: "https://kaffe.stammis.example/onboarding/confirmation/a_b-c" },
  notes: ["Länken gäller i 7 dagar."],
};

test("a letter escapes the merchant's text, and its subject stays on one line", () => {
  const { html, subject } = renderLetter(brand, letter, "sv");
  expect(html).not.toContain("<script>");
  expect(html).not.toContain("<b>Bulle");
  expect(subject).toBe("Välkommen Bcc: eve@example.com");
});

test("a letter's plain text has the same content, with the complete link", () => {
  const { text } = renderLetter(brand, letter, "sv");
  for (const part of [letter.heading, letter.button.url, ...letter.notes, brand.sender]) expect(text).toContain(part);
});

test("a letter shows a logo with the club's name as its alternative text", () => {
  const { html } = renderLetter({ ...brand, logoUrl: "https://kaffe.stammis.example/files/1/a.webp" }, letter, "fr");
  expect(html).toContain('<html lang="fr">');
  expect(html).toMatch(/<img class="logo" src="https:\/\/kaffe[^"]+a\.webp" alt="Kaffe &#38; &#60;b&#62;/);
});

test("a letter's plain text punctuates a link as its language does", () => {
  const { text } = renderLetter(brand, { ...letter, unsubscribeUrl: "https://kaffe.stammis.example/u/1" }, "fr");
  expect(text).toMatch(/Bli medlem\s: https:/);
  expect(text).toMatch(/\S\s: https:\/\/kaffe\.stammis\.example\/u\/1/);
});

test("a long address in a letter wraps, so that the letter fits a phone", () => {
  const { html } = renderLetter(brand, { ...letter, paragraphs: ["https://a.example/a-path-of-no-end"] }, "sv");
  expect(html).toMatch(/<p class="ink" style="[^"]*overflow-wrap:anywhere[^"]*">https:/);
});

/** Returns the dark style sheet's rules by class. */
function nightOf(html: string): Map<string, Record<string, string>> {
  const [, sheet = ""] = /@media \(prefers-color-scheme:dark\)\{(.*?)\n\}/s.exec(html) ?? [];
  const facts = (rules: string) => [...rules.matchAll(/([\w-]+):([^;!]+?)(?: !important)?(?:;|$)/g)];
  return new Map(
    [...sheet.matchAll(/\.(\w+)\{([^}]*)\}/g)].map(([, name = "", rules = ""]) => [
      name,
      Object.fromEntries(facts(rules).map(([, property = "", value = ""]) => [property, value])),
    ]),
  );
}

test.each(["#c05a2e", "#f2d14b", "#ffffff", "#000000", "#1f4d43"])(
  "a letter in %s is as readable in dark mode as in light mode",
  (colour) => {
    const logoUrl = "https://kaffe.stammis.example/files/1/a.webp";
    const unsubscribeUrl = "https://kaffe.stammis.example/u/1";
    const { html } = renderLetter({ ...brand, colour, logoUrl }, { ...letter, unsubscribeUrl }, "sv");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const night = nightOf(html);
    const coloured = [...html.matchAll(/<\w+(?: class="(\w+)")?[^>]* style="([^"]*)"/g)];
    for (const [tag, name = "", style = ""] of coloured) {
      for (const [, property = ""] of style.matchAll(/(?:^|;)(color|background):#/g)) {
        expect([tag, night.get(name)?.[property]]).toEqual([tag, expect.stringMatching(/^#[0-9a-f]{6}$/)]);
      }
    }
    const of = (name: string, property: string) => night.get(name)?.[property] ?? "";
    for (const ground of [of("page", "background"), of("card", "background")]) {
      expect(contrast(of("ink", "color"), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of("quiet", "color"), ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of("action", "color"), of("action", "background"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("action", "background"), of("card", "background"))).toBeGreaterThanOrEqual(1.5);
    expect(contrast(of("logo", "color"), of("logo", "background"))).toBeGreaterThanOrEqual(4.5);
  },
);

test("a letter's button contrasts with its white ground, whatever the club's colour", () => {
  const { html } = renderLetter({ ...brand, colour: "#ffffff" }, letter, "sv");
  const [, fill = "", label = ""] = /background:(#\w{6});color:(#\w{6});font:700 16px/.exec(html) ?? [];
  expect(contrast(fill, "#ffffff")).toBeGreaterThanOrEqual(3);
  expect(contrast(label, fill)).toBeGreaterThanOrEqual(4.5);
});
