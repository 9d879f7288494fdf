import { existsSync, readFileSync } from "node:fs";
import { defaultLanguage, type Language, languages } from "#packages/domain/translations/languages.ts";
import { localeOf } from "#packages/i18n/locale.ts";
import type { Config } from "../../../config.ts";
import { escapeHtml } from "../../../messaging/escape-html.ts";
import { officeLink } from "../../../messaging/links.ts";
import type { FrontPage } from "../../../request/front-page.ts";
import { sharedSize } from "../../../storage/draw-shared.ts";

/** The built front page in a language: the page and the sections that the server may add to it. */
type Shapes = Record<"page" | "price" | "demo", string>;

/** Build outputs of the front page; empty without a built app. */
export interface BuiltFrontPage {
  shapes: Record<Language, Shapes> | null;
  style: string;
  script: string;
}

export function frontPageIn(folder: string): BuiltFrontPage {
  const read = (name: string) => (existsSync(`${folder}${name}`) ? readFileSync(`${folder}${name}`, "utf8") : "");
  const shapes = JSON.parse(read("front-pages.json") || "null") as BuiltFrontPage["shapes"];
  return { shapes, style: read("front.css"), script: read("front.js") };
}

type FrontPaths = Readonly<Record<Language, string>>;

/**
 * Returns the language of a front page's address: the one in the path, at `/` the reader's. Null for other addresses.
 */
export function frontLanguage(path: string, paths: FrontPaths, readersLanguage: Language | null): Language | null {
  const plain = path.replace(/(?<=.)\/$/, "").toLowerCase();
  if (plain === "/") return readersLanguage ?? defaultLanguage;
  return languages.find((language) => paths[language] === plain) ?? null;
}

const fill = (shape: string, values: Record<string, string>) =>
  shape.replaceAll(/%([A-Z_]+)%/g, (place, key: string) => values[key] ?? place);

/** Returns the page's content with its price and demonstration; a missing one takes no place. */
export function frontContent({ page, price, demo }: Shapes, facts: Pick<FrontPage, "price" | "demo">): string {
  const escaped = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, escapeHtml(value)]));
  const { price: cost, demo: links } = facts;
  return fill(page, {
    PRICE: cost ? fill(price, escaped({ AMOUNT: cost.amount, UNIT: cost.unit, NOTE: cost.note })) : "",
    DEMO: links
      ? fill(
          demo,
          escaped({
            TEXT: links.text,
            MEMBER_ADDRESS: links.memberAddress,
            EMAIL: links.email,
            PASSWORD: links.password,
          }),
        )
      : "",
  });
}

/** The preview picture of the front page in a language. */
export const frontPicturePath = (language: Language) => `/front-page/${language}.jpg`;

interface FrontHead {
  language: Language;
  /** The page's path: `/` or the language's own. */
  path: string;
  paths: FrontPaths;
  facts: Pick<FrontPage, "title" | "description">;
}

/** Returns the head that search engines and previews read: description, address, translations, picture. */
export function frontHead(config: Pick<Config, "publicUrl">, { language, path, paths, facts }: FrontHead): string {
  const { title, description } = facts;
  const locale = (each: Language) => localeOf(each).replace("-", "_");
  const others = languages.filter((each) => each !== language);
  const properties: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", "Stammis"],
    ["og:locale", locale(language)],
    ...others.map((each): [string, string] => ["og:locale:alternate", locale(each)]),
    ["og:url", officeLink(config, path)],
    ["og:title", title],
    ["og:description", description],
    ["og:image", officeLink(config, frontPicturePath(language))],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", String(sharedSize.width)],
    ["og:image:height", String(sharedSize.height)],
    ["og:image:alt", title],
  ];
  const alternates = [...languages.map((each) => [each, paths[each]] as const), ["x-default", "/"] as const];
  return [
    describedHead(config, path, description),
    ...alternates.map(
      ([each, at]) => `<link rel="alternate" hreflang="${each}" href="${escapeHtml(officeLink(config, at))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
  ].join("");
}

/** Returns the description and the address of a page that search engines may list. */
export const describedHead = (config: Pick<Config, "publicUrl">, path: string, description: string): string =>
  `<meta name="description" content="${escapeHtml(description)}"><link rel="canonical" href="${escapeHtml(officeLink(config, path))}">`;

/** The elements of the built app's page that load files. */
const loads = /<link\b[^>]*\bhref="\/assets\/[^>]*>|<script\b[^>]*\bsrc="\/assets\/[^>]*><\/script>/g;
/** Returns whether a stranger loads a file as well: the fonts and the icon. */
const isForAll = (element: string) => /as="font"|rel="icon"/.test(element);

/**
 * Turns the app's page into the front page: the app's files move into a template, which the script applies for people
 * it knows. A stranger loads only fonts and the icon. Keeps the placeholders of the app's page.
 */
export function frontShell(shell: string, { style, script }: BuiltFrontPage): string {
  const files = (shell.match(loads) ?? []).filter((element) => !isForAll(element));
  const head = `<style nonce="%CSP_NONCE%">%COLOURS%${style}</style><template data-app-files>${files.join("")}</template>`;
  return shell
    .replaceAll(loads, (element) => (isForAll(element) ? element : ""))
    .replace("</head>", () => `${head}<script nonce="%SCRIPT_NONCE%">${script}</script></head>`)
    .replace('<div id="root">', () => '<div id="front">%FRONT%</div><div id="root">');
}
