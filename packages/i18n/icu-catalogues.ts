import compile from "icu-minify/compile";

type Tree = { [key: string]: string | Tree };

function compileTree(tree: Tree): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === "string" ? compile(value) : compileTree(value)]),
  );
}

/** Vite plugin for builds: compiles phrases to icu-minify arrays, so the browser needs no ICU parser. */
export function icuCatalogues() {
  return {
    name: "icu-catalogues",
    apply: "build" as const,
    config: () => ({ resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } } }),
    async load(id: string) {
      const language = /\/(?:packages|features\/[^/]+\/[^/]+)\/i18n\/.+\/(sv|en|fr)\.ts$/.exec(id)?.[1];
      if (!language) return null;
      const module = (await import(id)) as Record<string, Tree>;
      const phrases = module[language];
      if (!phrases) throw new Error(`${id} does not export ${language}`);
      return {
        code: `export const ${language} = JSON.parse(${JSON.stringify(JSON.stringify(compileTree(phrases)))})`,
        moduleType: "js" as const,
      };
    },
  };
}
