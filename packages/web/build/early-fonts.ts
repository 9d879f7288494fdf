import type { Plugin } from "vite";

/** Matches the font of nearly all text in both apps; other weights and alphabets load on demand. */
const ofFirstWords = /\/lato-latin-400-normal[^/]*\.woff2$/;

/**
 * Preloads the font of running text, whose lines would otherwise change while they are being read. Headings and
 * buttons wait in a fallback font of the same measures, because each further font delays the first page.
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
