import { existsSync, readFileSync } from "node:fs";

/** Vite's element for the nonce has no `content`, which validators refuse; its code reads the attribute `nonce`. */
export const withMetaContent = (html: string): string =>
  html.replaceAll(
    /<meta property="csp-nonce" nonce="([^"]*)" ?\/?>/g,
    '<meta property="csp-nonce" content="" nonce="$1">',
  );

/** The page of an app as it was built, with its placeholders. */
export function readShell(folder: string): string {
  const file = `${folder}index.html`;
  return existsSync(file)
    ? withMetaContent(readFileSync(file, "utf8"))
    : "<!doctype html>%HEAD%<title>%TITLE%</title><p>Run npm run build.</p>";
}
