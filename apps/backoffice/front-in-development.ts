import type { Plugin } from "vite";
import { frontPages } from "#features/platform/front-page/contract/pages.ts";
import { defaultLanguage, type Language, languages } from "#packages/domain/translations/languages.ts";

const app = '<script type="module" src="/main.tsx"></script>';
const scripts = ["front.ts", "in-development.ts"].map((file) => `<script type="module" src="/front/${file}"></script>`);

type Shapes = Record<Language, { page: string }>;

function frontLanguage(url: string): Language | null {
  const { pathname } = new URL(url, "http://localhost");
  if (pathname === "/") return defaultLanguage;
  return languages.find((language) => frontPages[language] === pathname) ?? null;
}

/**
 * Shows the front page at its addresses during development, as the server does with the built app. Leaves out the price
 * and the demonstration, which the server adds from its database.
 */
export function frontInDevelopment(): Plugin {
  return {
    name: "front-in-development",
    apply: "serve",
    transformIndexHtml: {
      order: "pre",
      async handler(html, { server, originalUrl = "/" }) {
        const language = frontLanguage(originalUrl);
        if (!server || !language) return html;
        const { shapes } = (await server.ssrLoadModule("/front/shapes.tsx")) as { shapes: Shapes };
        const content = shapes[language].page.replaceAll(/%(PRICE|DEMO)%/g, "");
        return html
          .replace("%LANG%", language)
          .replace(app, () => `<template data-app-files>${app}</template>${scripts.join("")}`)
          .replace('<div id="root">', () => `<div id="front">${content}</div><div id="root">`);
      },
    },
  };
}
