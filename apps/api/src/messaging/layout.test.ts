import { expect, test } from "vitest";
import { inkOn, renderLetter } from "./layout.ts";

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

test("what merchants write never becomes markup, and a subject stays one line", () => {
  const { html, subject } = renderLetter(brand, letter, "sv");
  expect(html).not.toContain("<script>");
  expect(html).not.toContain("<b>Bulle");
  expect(subject).toBe("Välkommen Bcc: eve@example.com");
});

test("the plain text says the same, with the link in full", () => {
  const { text } = renderLetter(brand, letter, "sv");
  for (const part of [letter.heading, letter.button.url, ...letter.notes, brand.sender]) expect(text).toContain(part);
});

test("a logo is shown with the name as its words", () => {
  const { html } = renderLetter({ ...brand, logoUrl: "https://kaffe.stammis.example/files/1/a.webp" }, letter, "fr");
  expect(html).toContain('<html lang="fr">');
  expect(html).toMatch(/<img src="https:\/\/kaffe[^"]+a\.webp" alt="Kaffe &#38; &#60;b&#62;/);
});

test.each([
  ["#ffffff", "#000000"],
  ["#f2d14b", "#000000"],
  ["#1f4d43", "#ffffff"],
  ["#000000", "#ffffff"],
])("the button's label is read on %s", (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});

test("the plain text names a link as its language does", () => {
  const { text } = renderLetter(brand, { ...letter, unsubscribeUrl: "https://kaffe.stammis.example/u/1" }, "fr");
  expect(text).toMatch(/Bli medlem\s: https:/);
  expect(text).toMatch(/\S\s: https:\/\/kaffe\.stammis\.example\/u\/1/);
});

test("a long address in a text breaks, so that the letter is no wider than a phone", () => {
  const { html } = renderLetter(brand, { ...letter, paragraphs: ["https://a.example/a-path-of-no-end"] }, "sv");
  expect(html).toMatch(/<p style="[^"]*overflow-wrap:anywhere[^"]*">https:/);
});
