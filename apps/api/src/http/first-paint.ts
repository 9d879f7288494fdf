import { existsSync, readFileSync } from "node:fs";
import type { Language } from "@stammis/domain/clubs/languages";
import { type BrandPalette, brandPalette } from "@stammis/ui/theme/brand-palette";
import { brandVariables } from "@stammis/ui/theme/brand-variables";
import { escapeHtml } from "../messaging/escape-html.ts";
import type { CoverText, CoverWords } from "../request/cover-words.ts";

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

type Kind = "guest" | "visitor" | "home" | "known" | "untouched" | "other" | "notice";
/** `card`: the phrases of a member's card, for the page's script. */
type Shapes = Record<Kind, string> & { texts: Record<CoverText, string>; card: object };

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
  cover: CoverWords;
}

/** From so many letters on, a card writes its club's name smaller (`packages/ui/src/cards/CardName.tsx`). */
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
  const text = "text" in words.cover ? words.cover.text : drawn.texts[words.cover.instead];
  const filled: Record<string, string> = {
    NAME: escapeHtml(words.name),
    TEXT: escapeHtml(text),
    LONG: words.name.length >= longFrom ? ' data-long="true"' : "",
  };
  const template = (whose: string, kind: Kind) => {
    const shape = drawn[kind].replaceAll(/%(NAME|TEXT|LONG)%/g, (_, key: string) => filled[key] ?? "");
    return `<template data-for="${whose}" data-kind="${kind}">${shape}</template>`;
  };
  const cover = isCover(words.path);
  return [
    `<div id="first-paint" aria-hidden="true" inert${words.hasLogo ? " data-logo" : ""}></div>`,
    template("visitor", cover ? "guest" : "visitor"),
    template("member", cover ? "home" : "other"),
    ...(cover ? [template("known", "known"), template("untouched", "untouched")] : []),
    template("notice", "notice"),
  ].join("");
}

/** The phrases of a member's card in a language, for the page's script; null where the app has not been built. */
export const cardPhrases = ({ shapes }: FirstPage, language: Language) => shapes?.[language].card ?? null;
