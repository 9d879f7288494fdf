import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { en } from "#features/platform/front-page/i18n/page/en.ts";
import { fr } from "#features/platform/front-page/i18n/page/fr.ts";
import { sv } from "#features/platform/front-page/i18n/page/sv.ts";
import { frontInDevelopment } from "./front-in-development.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const html = readFileSync(`${root}index.html`, "utf8");
let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), frontInDevelopment()],
  });
});
afterAll(() => server.close());

const pageAt = (path: string) => server.transformIndexHtml("/index.html", html, path);

test.each([
  ["/", "sv", sv],
  ["/en", "en", en],
  ["/fr?from=mail", "fr", fr],
])("the development server shows the front page at %s, in %s", async (path, language, { promise }) => {
  const page = await pageAt(path);
  expect(page).toContain(promise);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain('<template data-app-files><script type="module" src="/main.tsx');
  expect(page).not.toMatch(/%(PRICE|DEMO)%/);
});

test("the development server shows the app at other addresses", async () => {
  const page = await pageAt("/login");
  expect(page).toContain('<script type="module" src="/main.tsx');
  expect(page).not.toContain("<template");
});
