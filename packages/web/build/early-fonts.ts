import type { Plugin } from "vite";

/** Matches the fonts of nearly all text in both apps; fonts for other alphabets load on demand. */
const ofFirstWords = /\/lato-latin-\d+-normal[^/]*\.woff2$/;

/**
 * Preloads the fonts in the page. When only the stylesheet requested them, they arrived after the first text was
 * visible, and the text changed while it was being read.
 */
export function earlyFonts(): Plugin {
  return {
    name: "early-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => ofFirstWords.test(`/${file}`))
          .sort()
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
            injectTo: "head" as const,
          })),
    },
  };
}
