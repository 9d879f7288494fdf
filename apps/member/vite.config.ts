import { icuCatalogues } from "@stammis/i18n/icu-catalogues";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

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
        .replaceAll("%THEME_COLOUR%", "#6b2452")
        .replaceAll("%CHAIN%", "null"),
  };
}

const api = { target: "http://127.0.0.1:3000", changeOrigin: false };
const proxy = { "/api": api, "/files": api, "/manifest.webmanifest": api };
const own = { host: "127.0.0.1", port: 5191, strictPort: true, allowedHosts: [".localhost"], proxy };

export default defineConfig({
  html: { cspNonce: "%CSP_NONCE%" },
  plugins: [react(), icuCatalogues(), placeholders()],
  server: own,
  preview: own,
  // Inlined files would be data: addresses, which the Content-Security-Policy refuses for fonts.
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
});
