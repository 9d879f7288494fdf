import { describe, expect, test } from "vitest";
import { drawing } from "#tests/api/pictures.ts";
import { posterBackgrounds, posterBleed, posterFormats, posterSizes } from "../domain/posters.ts";
import { drawPoster } from "./draw-poster.ts";
import type { Poster } from "./poster.ts";
import { findOutside, findOverlaps, inkShare, openPdf, readCodes, readLines } from "./printed-page.fixture.ts";

const short: Omit<Poster, "format" | "background"> = {
  language: "sv",
  colour: "#8b1e3f",
  name: "Kaffebönan",
  logo: null,
  headline: "Bli stammis",
  offers: ["Välkomstgåva: En bulle på köpet", "Poäng varje gång du handlar", "Gratis att vara med"],
  scan: "Skanna koden med mobilen.\nDu är med på en minut.",
  fold: "Vik vid strecken och tejpa ihop kanterna. Den här sidan står på bordet.",
  link: "https://kaffebonan.stammis.example/torget/onboarding",
  address: "kaffebonan.stammis.example/torget",
};

const long: typeof short = {
  ...short,
  language: "fr",
  name: "Konditoriet och rosteriet Kardemummabullarnas hemliga trädgård",
  headline: "Devenez un habitué de la maison",
  offers: [
    "Cadeau de bienvenue\u00a0: Une brioche offerte pour chaque premier achat",
    "Carte à tampons\u00a0: Un petit-déjeuner complet avec le café de votre choix",
    "Carte à tampons\u00a0: Donaudampfschifffahrtsgesellschaftskapitänsmützen",
  ],
  scan: "Scannez le code avec l’appareil photo de votre téléphone.\nUne minute suffit.",
  address: "konditoriet-och-rosteriet-kardemummabullarna.stammis.example/stortorget-malmo",
};

const inPoints = (millimetres: number) => (millimetres / 25.4) * 72;

async function openPoster(poster: Poster) {
  const pdf = await openPdf(await drawPoster(poster));
  const page = await pdf.getPage(1);
  return { pages: pdf.numPages, lines: await readLines(page), codes: await readCodes(page) };
}

/** The cut sheet with a margin of three millimetres, which printers and knives need. */
function safeArea({ format }: Poster) {
  const [edge, { width, height }] = [posterBleed + 3, posterSizes[format]];
  return { x: inPoints(edge), y: inPoints(edge), width: inPoints(width - 6), height: inPoints(height - 6) };
}

const choices = posterFormats.flatMap((format) => posterBackgrounds.map((background) => ({ format, background })));

describe("a poster", () => {
  test.each(choices)(
    "$format on $background has no texts that overlap each other, the code or the edge",
    async (choice) => {
      for (const texts of [
        short,
        { ...short, logo: await drawing(600, 200) },
        long,
        { ...long, logo: await drawing(200, 300) },
      ]) {
        const poster: Poster = { ...texts, ...choice };
        const { pages, lines, codes } = await openPoster(poster);
        expect(pages).toBe(1);
        expect(codes.map(({ text }) => text)).toEqual(Array(choice.format === "TENT" ? 2 : 1).fill(poster.link));
        const words = lines.map(({ text }) => text).join(" ");
        for (const part of poster.name.split(" ")) expect(words).toContain(part);
        expect(words.replaceAll(" ", "")).toContain(poster.address);
        expect(findOverlaps([...lines, ...codes])).toEqual([]);
        expect(findOutside([...lines, ...codes], safeArea(poster))).toEqual([]);
      }
    },
  );

  test.each(choices)("$format on $background has the club’s name in type next to its logo", async (choice) => {
    const { lines } = await openPoster({ ...short, ...choice, logo: await drawing(600, 200) });
    expect(lines.map(({ text }) => text)).toContain(short.name);
  });

  test("shortens a text that does not fit at its smallest size", async () => {
    const offers = [`Stämpelkort: ${"en kopp kaffe och ".repeat(20)}en bulle`];
    const { lines } = await openPoster({ ...short, format: "A5", background: "WHITE", offers });
    expect(lines.filter(({ text }) => text.includes("…"))).toHaveLength(1);
    expect(findOverlaps(lines)).toEqual([]);
  });

  test.each(posterFormats)("%s on white uses less than a third of the ink", async (format) => {
    const shareOn = async (background: Poster["background"]) =>
      inkShare(await (await openPdf(await drawPoster({ ...short, format, background }))).getPage(1));
    expect(await shareOn("WHITE")).toBeLessThan((await shareOn("COLOUR")) / 3);
  });
});
