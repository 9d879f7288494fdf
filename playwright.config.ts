import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { mailBouncesSecret, officeAddress, port } from "#tests/e2e/addresses.ts";
import { launchOptions } from "#tests/e2e/browser.ts";
import { ahead } from "#tests/e2e/day.ts";
import { desktop, swedish } from "#tests/e2e/devices.ts";
import type { Options } from "#tests/e2e/test.ts";
import { keepInMemory } from "./scripts/keep-in-memory.ts";

/** What the server was compiled to is worth keeping for the next run. */
const compiled = join(tmpdir(), "stammis-compiled");
keepInMemory();

// Read again by every worker, which inherit the first reader's choice.
if (!process.env.E2E_DATA) {
  const folder = join(tmpdir(), `stammis-e2e-${process.pid}`);
  process.env.E2E_DATA = folder;
  // The server is gone by then.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

// Somebody who asked for calm: what moves is drawn some sixty times a second, and waited for. One walk sees it all move.
const calm = { contextOptions: { reducedMotion: "reduce" } } as const;

/** The product as people get it: the production build, its own database, the demo's clubs beside those the tests open. */
export default defineConfig<Options>({
  testDir: "tests/e2e",
  fullyParallel: true,
  // One waits for the browser or the server while the others use the processor: on two cores a third takes a fifth off the time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: officeAddress,
    // A trace watches every act, on a good day for nothing: it is taken of what stumbled, when it is walked again.
    trace: { mode: "on-first-retry", screenshots: false, sources: false },
    actionTimeout: 20_000,
    timezoneId: "Europe/Stockholm",
    // The worker beside a club's app fetches all of it, for each person again: journeys that are about it let it.
    serviceWorkers: "block",
    // A browser grants it to who presses a button; its headless shell grants nothing by itself.
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions,
  },
  // One project: each begins workers and browsers of its own. A journey on another device says so (`test.use`).
  projects: [{ name: "desktop", use: { ...desktop, ...swedish, ...calm } }],
  webServer: {
    command: `"${process.execPath}" tests/e2e/server.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: {
      PORT: String(port),
      STAMMIS_DATA: process.env.E2E_DATA,
      E2E_AHEAD: String(ahead),
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: compiled,
      HOST: "127.0.0.1",
      PUBLIC_URL: "",
      DATABASE_URL: "",
      SMTP_URL: "",
      MAIL_BOUNCES: "studs@stammis.example",
      MAIL_BOUNCES_SECRET: mailBouncesSecret,
      SMS_PROVIDER: "",
      BOLAGSVERKET_CLIENT_ID: "",
      DEMO: "auto",
      LOG_LEVEL: "error",
      // Everybody here comes from one address.
      REQUESTS_PER_MINUTE: "100000",
      BUSY_AFTER_MS: "0",
      RATE_LIMITS: "signUpPerSource=10000 loginPerSource=10000 loginPerAccount=10000 drawingsPerSource=10000",
    },
  },
});
