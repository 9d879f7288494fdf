import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { icuCatalogues } from "#packages/i18n/icu-catalogues.ts";
import { compressedFiles } from "#packages/web/build/compressed-files.ts";
import { earlyFonts } from "#packages/web/build/early-fonts.ts";

/** The API fills these per answer; the development server has no API in front of its HTML. */
function placeholders(): Plugin {
  return {
    name: "placeholders",
    apply: "serve",
    transformIndexHtml: (html) =>
      html
        .replaceAll("%CSP_NONCE%", "dev")
        .replaceAll("%LANG%", "sv")
        .replaceAll("%TITLE%", "Stammis")
        .replaceAll("%THEME_COLOUR%", "#6b2452"),
  };
}

const api = { target: "http://127.0.0.1:3000", changeOrigin: false };
const proxy = { "/api": api, "/files": api, "/manifest.webmanifest": api };
const own = { host: "127.0.0.1", port: 5192, strictPort: true, allowedHosts: [".localhost"], proxy };

/**
 * What every page loads is one file, what screens share is another, and all styles are a third: left alone, every set of
 * screens that has something in common makes small files of its own, a hundred on the first page. By who shares it there
 * were fifty, most of which every page asked for; together they are no more bytes.
 */
const groups = [
  { name: "app", tags: ["$initial" as const], priority: 1 },
  { name: "shared", minShareCount: 2 },
];
/** Without the names of all who share it. */
const short = (name = "") => `assets/${name.replace(/~.*/, "")}-[hash]`;
const names = {
  chunkFileNames: ({ name }: { name: string }) => `${short(name)}.js`,
  assetFileNames: ({ names: [name] }: { names: readonly string[] }) => `${short(name?.replace(/\.\w+$/, ""))}[extname]`,
};

export default defineConfig({
  html: { cspNonce: "%CSP_NONCE%" },
  // The two development servers share one node_modules, but not the dependencies they have bundled.
  cacheDir: "../../node_modules/.vite/backoffice",
  plugins: [react(), icuCatalogues(), placeholders(), earlyFonts(), compressedFiles()],
  server: own,
  preview: own,
  // Nothing inlined: the Content-Security-Policy lets fonts and styles come from files only.
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The first page loads one file on purpose: the groups above say why. Vite warns when that file passes this size in kB.
    chunkSizeWarningLimit: 1000,
    // Files put together by who shares them may ask for each other: modules still begin in their own order.
    rolldownOptions: { output: { ...names, codeSplitting: { groups }, strictExecutionOrder: true } },
  },
});
