import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { languages } from "#packages/domain/translations/languages.ts";
import { icuCatalogues } from "#packages/i18n/icu-catalogues.ts";
import { compressedFiles } from "#packages/web/build/compressed-files.ts";
import { earlyFonts } from "#packages/web/build/early-fonts.ts";
import { type Graph, reachedModules } from "#packages/web/build/reached-modules.ts";
import { workerFile } from "#packages/web/build/worker-file.ts";
import { firstPages } from "./first-pages.ts";
import { frontInDevelopment } from "./front-in-development.ts";
import { frontPage } from "./front-page.ts";
import { screenFiles } from "./open-screens.ts";

/** The API fills these placeholders per response; the development server has no API in front of its HTML. */
function placeholders(): Plugin {
  return {
    name: "placeholders",
    apply: "serve",
    transformIndexHtml: (html) =>
      html
        .replaceAll("%CSP_NONCE%", "dev")
        .replaceAll("%LANG%", "sv")
        .replaceAll("%TITLE%", "Stammis")
        .replaceAll("%HEAD%", "")
        .replaceAll("%THEME_COLOUR%", "#6b2452"),
  };
}

const api = { target: "http://127.0.0.1:3000", changeOrigin: false };
const proxy = { "/api": api, "/files": api, "/manifest.webmanifest": api };
const own = { host: "127.0.0.1", port: 5192, strictPort: true, allowedHosts: [".localhost"], proxy };

/** Caches what the till needs: its own screen, the sign-in and the three languages. */
const tillWorker = workerFile({
  source: fileURLToPath(new URL("worker/sw.ts", import.meta.url)),
  name: "till-sw.js",
  screens: [
    "/frame/Shell.tsx",
    "/screens/TillScreen.tsx",
    "/screens/LoginScreen.tsx",
    "/i18n/first.sv.ts",
    "/i18n/first.en.ts",
    "/i18n/first.fr.ts",
    "/i18n/catalogue.sv.ts",
    "/i18n/catalogue.en.ts",
    "/i18n/catalogue.fr.ts",
  ],
});

/** Returns a group of the modules that files reach without a lazy import. */
const reachedBy = (name: string, files: readonly string[]) => ({
  name: (id: string, graph: Graph) => (files.some((file) => reachedModules(file, graph).has(id)) ? name : null),
  priority: 1,
});
const firstPhrases = languages.map((language) =>
  reachedBy(`phrases.${language}`, [fileURLToPath(new URL(`i18n/first.${language}.ts`, import.meta.url))]),
);

/**
 * Puts what every page loads into one file, what the pages before the sign-in add into a second, what screens share into
 * a third and all styles into a fourth. Without these groups the first page loads fifty to a hundred small files.
 * Together they have no more bytes.
 */
const groups = [
  { name: "app", tags: ["$initial" as const], priority: 2 },
  reachedBy("first", screenFiles("first")),
  ...firstPhrases,
  { name: "shared", minShareCount: 2 },
];
/** Drops the names of the other modules that share the chunk. */
const short = (name = "") => `assets/${name.replace(/~.*/, "")}-[hash]`;
const names = {
  chunkFileNames: ({ name }: { name: string }) => `${short(name)}.js`,
  assetFileNames: ({ names: [name] }: { names: readonly string[] }) => `${short(name?.replace(/\.\w+$/, ""))}[extname]`,
};

export default defineConfig({
  html: { cspNonce: "%CSP_NONCE%" },
  // The two development servers share one node_modules, but not their bundled dependencies.
  cacheDir: "../../node_modules/.vite/backoffice",
  plugins: [
    react(),
    icuCatalogues(),
    frontInDevelopment(),
    placeholders(),
    earlyFonts(),
    compressedFiles(),
    tillWorker,
    firstPages(),
    frontPage(),
  ],
  server: own,
  preview: own,
  // Inlines nothing: the Content-Security-Policy allows fonts and styles from files only.
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The first page loads one file on purpose, as the groups above explain. Vite warns when that file exceeds this
    // size in kB.
    chunkSizeWarningLimit: 1000,
    // Files grouped by sharing may import each other, so modules must still run in their own order.
    rolldownOptions: { output: { ...names, codeSplitting: { groups }, strictExecutionOrder: true } },
  },
});
