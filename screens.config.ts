import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { desktop, english, french, phone, swedish } from "#tests/e2e/devices.ts";
import type { Options } from "#tests/e2e/test.ts";
import journeys from "./playwright.config.ts";

const sizes = { desktop, phone };
const languages = { sv: swedish, fr: french, en: english };
const colours = ["light", "dark"] as const;

const projects = Object.entries(sizes).flatMap(([size, device]) =>
  Object.entries(languages).flatMap(([code, language]) =>
    colours.map((colorScheme) => ({
      name: `${size}-${code}-${colorScheme}`,
      use: { ...device, ...language, colorScheme, contextOptions: { reducedMotion: "reduce" } as const },
    })),
  ),
);

const { webServer, ...others } = journeys;

/**
 * Configures `npm run screens`: a picture of every screen of both apps, in every language, size and colour.
 * docs/testing.md
 */
export default defineConfig<Options>({
  ...others,
  testDir: "tests/e2e/pictures",
  testMatch: /(office|member)\.ts$/,
  outputDir: join(process.env.E2E_DATA ?? "test-results", "runs"),
  workers: 2,
  // A server that already runs on the port is used as it is.
  webServer: [webServer ?? []].flat().map((server) => ({ ...server, reuseExistingServer: true })),
  // One test takes pictures of many screens.
  timeout: 900_000,
  projects,
});
