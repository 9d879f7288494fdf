import { describe, expect, test } from "vitest";
import { frontContent, frontHead, frontLanguage, frontPageIn, frontShell } from "./front-page.ts";

const paths = { sv: "/sv", en: "/en", fr: "/fr" };

describe("the language of a front page", () => {
  test.each([
    ["/", "fr", "fr"],
    ["/", null, "sv"],
    ["/en", "fr", "en"],
    ["/fr/", null, "fr"],
    ["/FR", null, "fr"],
  ] as const)("at %s for a reader of %s is %s", (path, reader, language) => {
    expect(frontLanguage(path, paths, reader)).toBe(language);
  });

  test("is null at the addresses of other pages", () => {
    for (const path of ["/login", "/de", "/sv/members", ""]) expect(frontLanguage(path, paths, "sv")).toBeNull();
  });
});

const shapes = { page: "<main>%PRICE%%DEMO%</main>", price: "<p>%AMOUNT%|%UNIT%|%NOTE%</p>", demo: "<a>%TEXT%</a>" };

test("the content escapes its price and demonstration", () => {
  const price = { amount: "<299>", unit: "a month", note: "%DEMO%" };
  const demo = { text: "A & B", memberAddress: "", email: "", password: "" };
  expect(frontContent(shapes, { price, demo })).toBe(
    "<main><p>&#60;299&#62;|a month|%DEMO%</p><a>A &#38; B</a></main>",
  );
});

test("the content has no empty section without a plan and a demonstration", () => {
  expect(frontContent(shapes, { price: null, demo: null })).toBe("<main></main>");
});

test("the head names the description, the page’s own address and its translations", () => {
  const facts = { title: "Stammis", description: 'Poäng & "stämplar"' };
  const config = { publicUrl: new URL("https://stammis.example") };
  const head = frontHead(config, { language: "fr", path: "/fr", paths, facts });
  for (const element of [
    '<meta name="description" content="Poäng &#38; &#34;stämplar&#34;">',
    '<link rel="canonical" href="https://stammis.example/fr">',
    '<link rel="alternate" hreflang="sv" href="https://stammis.example/sv">',
    '<link rel="alternate" hreflang="x-default" href="https://stammis.example/">',
    '<meta property="og:locale" content="fr_FR">',
    '<meta property="og:image" content="https://stammis.example/front-page/fr.jpg">',
  ])
    expect(head).toContain(element);
  expect(head).not.toContain("noindex");
});

test("the shell moves the app’s files into a template and keeps fonts and icon in the page", () => {
  const icon = '<link rel="icon" href="/assets/mark.svg">';
  const font = '<link rel="preload" as="font" href="/assets/lato.woff2">';
  const files = '<script type="module" src="/assets/app.js"></script><link rel="stylesheet" href="/assets/app.css">';
  const shell = `<head>${icon}${files}${font}</head><body><div id="root"></div></body>`;
  const page = frontShell(shell, { shapes: null, style: "p{}", script: "run()" });
  expect(page).toContain(`<head>${icon}${font}<style`);
  expect(page).toContain(`<template data-app-files>${files}</template>`);
  expect(page).toContain('<div id="front">%FRONT%</div><div id="root"></div>');
  expect(page.split("/assets/app.js")).toHaveLength(2);
});

test("there is no front page without a built app", () => {
  expect(frontPageIn("/nowhere/")).toEqual({ shapes: null, style: "", script: "" });
});
