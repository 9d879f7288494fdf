import type { Plugin } from "vite";

/** What both apps write nearly all their words in; another alphabet's letters come when there are any. */
const ofFirstWords = /\/lato-latin-\d+-normal[^/]*\.woff2$/;

/**
 * Has the page itself ask for its fonts. Left to the styles they were asked for once the first words stood there, and these
 * changed before the eyes of whoever had begun to read them.
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
