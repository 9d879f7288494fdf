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

/** A club's colours, light and dark: a page shows its card before any code is here. */
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
/** `poster`: what a cover has right now. `card`: the phrases of a member's card, for the page's script. */
type Shapes = Record<Kind | "poster" | "welcome", string> & { texts: Record<CoverText, string>; card: object };

/** What the app's build made to be written into each page: shapes by language, their style, the script that chooses. */
export interface FirstPage {
  shapes: Record<Language, Shapes> | null;
  style: string;
  script: string;
}

/** Nothing of it where the app has not been built. */
export function firstPageIn(folder: string): FirstPage {
  const read = (name: string) => (existsSync(`${folder}${name}`) ? readFileSync(`${folder}${name}`, "utf8") : "");
  const shapes = JSON.parse(read("first-shapes.json") || "null") as FirstPage["shapes"];
  return { shapes, style: read("first.css"), script: read("first.js") };
}

/** What a page's first shape says; none of it escaped. */
export interface FirstWords {
  language: Language;
  path: string;
  name: string;
  hasLogo: boolean;
  cover: Cover;
  /** What the page is about, where that is an offer of the club's. */
  offer: FirstOffer | null;
}

/** An offer in a shape's places for it. `/files/` stands there already. */
const offered = ({ title, text, picturePath, isDrawn, isWelcome }: FirstOffer, { welcome }: Shapes) => ({
  KIND: isWelcome ? escapeHtml(welcome) : "",
  OFFER: escapeHtml(title),
  OFFER_TEXT: escapeHtml(text),
  PICTURE: escapeHtml(picturePath.replace("/files/", "")),
  DRAWN: isDrawn ? ' data-drawn="true"' : "",
});

const fill = (shape: string, values: Record<string, string>) =>
  shape.replaceAll(/%([A-Z_]+)%/g, (place, key: string) => values[key] ?? place);

/** From so many letters on, a card writes its club's name smaller (`packages/ui/cards/CardName.tsx`). */
const longFrom = 23;
/** Whether a page begins, for a visitor, with what the club is: `/` leads there. */
export const isCover = (path: string) => /^\/(guest\/?)?$/.test(path);

/**
 * What stands until the app does: nothing yet, and what the page's script puts there for a member or for a visitor.
 * Nothing of it is heard or reached: the app says it in a moment.
 */
export function firstShape({ shapes }: FirstPage, words: FirstWords): string {
  const drawn = shapes?.[words.language];
  if (!drawn) return "";
  const { cover, offer } = words;
  const filled = {
    NAME: escapeHtml(words.name),
    TEXT: escapeHtml("text" in cover.words ? cover.words.text : drawn.texts[cover.words.instead]),
    LONG: words.name.length >= longFrom ? ' data-long="true"' : "",
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

/** The phrases of a member's card in a language, for the page's script; null where the app has not been built. */
export const cardPhrases = ({ shapes }: FirstPage, language: Language) => shapes?.[language].card ?? null;

/** Where the app asks for the campaign or coupon that a page is about; null for other pages. */
export function offerAsked(page: Pick<SharedPage, "name"> | null): string | null {
  const [, kind, id] = /^(campaign|coupon)-(\d+)$/.exec(page?.name ?? "") ?? [];
  return kind && id ? `/api/public/${kind}/${id}` : null;
}
