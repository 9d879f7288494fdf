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

/** What the build adds to the first pages, the sign-in and the sign-up. */
export interface FirstParts {
  style: string;
  /** The files that the pages load after the app's own. */
  files: readonly string[];
  /** The beginning of each page by its path, in the default language. */
  shapes: Readonly<Record<string, string>>;
  /** Shows the beginning to strangers, and starts the app. */
  script: string;
}

/**
 * Turns the app's page into a first page, which contains its style and its beginning. The script then requests all its
 * files at once. The app enables the complete style for the other pages. `colours` are the style's variables. Keeps the page as
 * it is without a built app.
 */
export function shellOfFirst(shell: string, path: string, parts: FirstParts, colours: string): string {
  const { style, files, shapes, script } = parts;
  if (!style) return shell;
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join("");
  const app = (shell.match(scripts) ?? []).join("");
  const shape = `<template data-first>${shapes[path] ?? ""}</template>`;
  const begin = `<template data-app-files>${app}${preloads}</template><script nonce="%SCRIPT_NONCE%">${script}</script>`;
  return shell
    .replaceAll(scripts, "")
    .replace(
      /<link rel="stylesheet"([^>]*)>/,
      (_, rest: string) =>
        `<style nonce="%CSP_NONCE%">${colours}${style}</style><link rel="stylesheet" data-app disabled${rest}>`,
    )
    .replace(
      '<div id="root">',
      () => `<div id="first-paint" aria-hidden="true" inert></div>${shape}${begin}<div id="root">`,
    );
}

/** The elements of the built app's page that load its scripts. */
const scripts = /<link rel="modulepreload"[^>]*>|<script\b[^>]*\bsrc="\/assets\/[^>]*><\/script>/g;

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
  return {
    style: read("first.css"),
    files: JSON.parse(read("first-files.json") || "[]") as string[],
    shapes: JSON.parse(read("first-shapes.json") || "{}") as Record<string, string>,
    script: read("first.js"),
  };
}
