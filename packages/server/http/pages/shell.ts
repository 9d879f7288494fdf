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

/** Reads the built page of an app, with its placeholders. */
export function readShell(folder: string): string {
  const file = `${folder}index.html`;
  return existsSync(file)
    ? withMetaContent(readFileSync(file, "utf8"))
    : "<!doctype html>%HEAD%<title>%TITLE%</title><p>Run npm run build.</p>";
}
