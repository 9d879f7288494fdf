import { existsSync, readFileSync } from "node:fs";

/**
 * Adds `content` to Vite's nonce element, because validators refuse the element without it. Vite's code reads the
 * attribute `nonce`.
 */
export const withMetaContent = (html: string): string =>
  html.replaceAll(
    /<meta property="csp-nonce" nonce="([^"]*)" ?\/?>/g,
    '<meta property="csp-nonce" content="" nonce="$1">',
  );

/** What the build adds to the first pages: their style, and the files that they load after the app's own. */
export interface FirstParts {
  style: string;
  files: readonly string[];
}

/**
 * Turns the app's page into the sign-in or sign-up, which contains its style and requests all its files at once. The app
 * enables the complete style for the other pages. Keeps the page as it is without a built app.
 */
export function shellOfFirst(shell: string, { style, files }: FirstParts): string {
  if (!style) return shell;
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join("");
  return shell.replace(
    /<link rel="stylesheet"([^>]*)>/,
    (_, rest: string) =>
      `<style nonce="%CSP_NONCE%">${style}</style>${preloads}<link rel="stylesheet" data-app disabled${rest}>`,
  );
}

/** Reads the built page of an app, with its placeholders. */
export function readShell(folder: string): string {
  const file = `${folder}index.html`;
  return existsSync(file)
    ? withMetaContent(readFileSync(file, "utf8"))
    : "<!doctype html>%HEAD%<title>%TITLE%</title><p>Run npm run build.</p>";
}

/** Reads the build outputs of the first pages; empty without a built app. */
export function readFirstParts(folder: string): FirstParts {
  const read = (name: string) => (existsSync(`${folder}${name}`) ? readFileSync(`${folder}${name}`, "utf8") : "");
  return { style: read("first.css"), files: JSON.parse(read("first-files.json") || "[]") as string[] };
}
