import { existsSync, readFileSync } from "node:fs";
import type { Language } from "#packages/domain/translations/languages.ts";
import { type BrandPalette, brandPalette } from "#packages/ui/theme/brand-palette.ts";
import { brandVariables } from "#packages/ui/theme/brand-variables.ts";
import { escapeHtml } from "../../messaging/escape-html.ts";
import type { Cover, CoverText, FirstOffer } from "../../request/cover-words.ts";
import type { SharedPage } from "../../request/shared-page.ts";

const declared = (scheme: "light" | "dark", palette: BrandPalette) =>
  Object.entries(brandVariables(palette, scheme))
    .filter(([name]) => name.startsWith("--brand-"))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

/** Returns a club's colours, light and dark: a page shows its card before any code has loaded. */
export function brandStyle(brandColour: string): string {
  const palette = brandPalette(brandColour);
  const dark = declared("dark", palette);
  return [
    `:root{${declared("light", palette)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){${dark}}}`,
    `:root[data-mantine-color-scheme=dark]{${dark}}`,
    "html{background:var(--brand-surface)}body{margin:0}",
  ].join("");
}

type Kind = "guest" | "visitor" | "offer" | "home" | "known" | "untouched" | "other" | "notice";
/**
 * The built shapes of first paints. `gift`, `poster`: the welcome gift and the club's current offer on the cover.
 * `card`: phrases of a member's card, for the page's script.
 */
type Shapes = Record<Kind | "gift" | "poster" | "welcome", string> & { texts: Record<CoverText, string>; card: object };

/** Build outputs that are embedded in each page: shapes by language, their style, and the script that chooses one. */
export interface FirstPage {
  shapes: Record<Language, Shapes> | null;
  style: string;
  script: string;
}

/** Reads the build outputs; all are empty without a built app. */
export function firstPageIn(folder: string): FirstPage {
  const read = (name: string) => (existsSync(`${folder}${name}`) ? readFileSync(`${folder}${name}`, "utf8") : "");
  const shapes = JSON.parse(read("first-shapes.json") || "null") as FirstPage["shapes"];
  return { shapes, style: read("first.css"), script: read("first.js") };
}

/** The unescaped texts of a page's first paint. */
export interface FirstWords {
  language: Language;
  path: string;
  name: string;
  hasLogo: boolean;
  cover: Cover;
  /** The line that announces the welcome gift; null without a gift. */
  gift: string | null;
  /** The club's offer that the page is about, if any. */
  offer: FirstOffer | null;
}

/**
 * Returns an offer's values for a shape's placeholders. The picture's path comes without `/files/`, which the shape
 * contains.
 */
const offered = ({ title, text, picturePath, isDrawn, isWelcome }: FirstOffer, { welcome }: Shapes) => ({
  KIND: isWelcome ? escapeHtml(welcome) : "",
  OFFER: escapeHtml(title),
  OFFER_TEXT: escapeHtml(text),
  PICTURE: escapeHtml(picturePath.replace("/files/", "")),
  DRAWN: isDrawn ? ' data-drawn="true"' : "",
});

const fill = (shape: string, values: Record<string, string>) =>
  shape.replaceAll(/%([A-Z_]+)%/g, (place, key: string) => values[key] ?? place);

/** The name length from which a card uses smaller letters (`packages/ui/cards/CardName.tsx`). */
const longFrom = 23;
/** Whether a page begins with the club's cover for visitors; `/` redirects there. */
export const isCover = (path: string) => /^\/(guest\/?)?$/.test(path);

/**
 * Returns the placeholder shown until the app loads: empty at first, then filled by the page's script for a member or
 * visitor. Screen readers and keyboards skip it, as the app follows in a moment.
 */
export function firstShape({ shapes }: FirstPage, words: FirstWords): string {
  const drawn = shapes?.[words.language];
  if (!drawn) return "";
  const { cover, gift, offer } = words;
  const filled = {
    NAME: escapeHtml(words.name),
    TEXT: escapeHtml("text" in cover.words ? cover.words.text : drawn.texts[cover.words.instead]),
    LONG: words.name.length >= longFrom ? ' data-long="true"' : "",
    GIFT: gift && !cover.listsWelcome ? fill(drawn.gift, { GIFT_TEXT: escapeHtml(gift) }) : "",
    POSTER: cover.offer ? fill(drawn.poster, offered(cover.offer, drawn)) : "",
    ...(offer && offered(offer, drawn)),
  };
  const template = (whose: string, kind: Kind) =>
    `<template data-for="${whose}" data-kind="${kind}">${fill(drawn[kind], filled)}</template>`;
  const hasCover = isCover(words.path);
  return [
    `<div id="first-paint" aria-hidden="true" inert${words.hasLogo ? " data-logo" : ""}></div>`,
    template("visitor", hasCover ? "guest" : offer ? "offer" : "visitor"),
    template("member", hasCover ? "home" : "other"),
    ...(hasCover ? [template("known", "known"), template("untouched", "untouched")] : []),
    template("notice", "notice"),
  ].join("");
}

/** Returns the phrases of a member's card in a language, for the page's script; null without a built app. */
export const cardPhrases = ({ shapes }: FirstPage, language: Language) => shapes?.[language].card ?? null;

/** Returns the URL with which the app requests a page's campaign or coupon; null for other pages. */
export function offerAsked(page: Pick<SharedPage, "name"> | null): string | null {
  const [, kind, id] = /^(campaign|coupon)-(\d+)$/.exec(page?.name ?? "") ?? [];
  return kind && id ? `/api/public/${kind}/${id}` : null;
}
