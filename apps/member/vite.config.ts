import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { icuCatalogues } from "#packages/i18n/icu-catalogues.ts";
import { compressedFiles } from "#packages/web/build/compressed-files.ts";
import { earlyFonts } from "#packages/web/build/early-fonts.ts";
import { type Graph, reachedModules } from "#packages/web/build/reached-modules.ts";
import { workerFile } from "#packages/web/build/worker-file.ts";
import { firstFiles } from "./first-files.ts";
import { firstPage } from "./first-page.ts";

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
        .replaceAll("%THEME_COLOUR%", "#6b2452")
        .replaceAll("%HEAD%", "")
        .replaceAll("%FIRST_STYLE%", "")
        .replaceAll("%FIRST_SHAPE%", "")
        .replaceAll("%FIRST_FACTS%", "null")
        .replaceAll("%FIRST_SCRIPT%", "")
        .replaceAll("%CHAIN%", "null"),
  };
}

/** Loads the app's stylesheet at once and applies it with the app. The first shape has its own style in the page. */
function styleBesidePage(): Plugin {
  return {
    name: "style-beside-page",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replaceAll('<link rel="stylesheet"', '<link rel="preload" as="style" data-app'),
    },
  };
}

const phrases = "../../packages/i18n/member";
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Mantine modules that most screens need, apart from home and a visitor's first page. */
const parts =
  /@mantine\/(hooks\/|core\/esm\/(core|components\/(Button|CloseButton|Input|Loader|TextInput|UnstyledButton))\/)/;
/**
 * The shared files with their entries: each takes the modules that no earlier file took. "frame" is what all visitors'
 * pages share.
 */
const shared: readonly (readonly [name: string, ...entries: string[]])[] = [
  ["app", "main.tsx", "../../packages/ui/theme/brand-palette.ts"],
  [
    "frame",
    "frame/GuestFrame.tsx",
    "../../features/members/joining/member/landing-query.ts",
    "../../features/loyalty/points/member/queries.ts",
    "../../features/loyalty/stamp-cards/member/queries.ts",
    "../../packages/web/member/shell/LinkButton.tsx",
  ],
  ["home", "screens/HomeScreen.tsx"],
  ["guest", "screens/GuestScreen.tsx", "../../features/clubs/terms/member/queries.ts"],
  ...["sv", "en", "fr"].map((each) => [`phrases.${each}`, `${phrases}/first.${each}.ts`] as const),
  ["theme", "../../packages/ui/theme/ThemeProvider.tsx"],
  [
    "join",
    "screens/OnboardingScreen.tsx",
    "../../features/access/sessions/member/LoginScreen.tsx",
    "../../packages/web/forms/use-field-form.ts",
  ],
];

/**
 * Puts what every page loads into one file, what home adds into a second, and so on. Without these groups the first
 * page loads fifty small files.
 */
const groups = shared.map(([name, ...entries], place) => ({
  name: (id: string, graph: Graph) =>
    entries.some((entry) => reachedModules(at(entry), graph).has(id)) || (name === "theme" && parts.test(id))
      ? name
      : null,
  debugName: name,
  priority: shared.length - place,
}));

const api = { target: "http://127.0.0.1:3000", changeOrigin: false };
const proxy = { "/api": api, "/files": api, "/icons": api, "/manifest.webmanifest": api };
const own = { host: "127.0.0.1", port: 5191, strictPort: true, allowedHosts: [".localhost"], proxy };

export default defineConfig({
  html: { cspNonce: "%CSP_NONCE%" },
  // The two development servers share one node_modules, but not their bundled dependencies.
  cacheDir: "../../node_modules/.vite/member",
  plugins: [
    react(),
    icuCatalogues(),
    placeholders(),
    styleBesidePage(),
    earlyFonts(),
    firstFiles(),
    firstPage(),
    compressedFiles(),
    workerFile({ source: fileURLToPath(new URL("worker/sw.ts", import.meta.url)), name: "sw.js" }),
  ],
  // React includes this since version 18.
  resolve: { alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" } },
  server: own,
  preview: own,
  // Inlined files would become data: addresses, which the Content-Security-Policy refuses for fonts.
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
});
