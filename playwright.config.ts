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

/** The compiled code of the server, reused by the next run. */
const compiled = join(tmpdir(), "stammis-compiled");
keepInMemory();

// Each worker loads this file again and inherits the folder of the first load.
if (!process.env.E2E_DATA) {
  const folder = join(tmpdir(), `stammis-e2e-${process.pid}`);
  process.env.E2E_DATA = folder;
  // The server has ended before this event.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

// Reduced motion saves time: an animation is drawn about sixty times a second, and tests wait for it.
const calm = { contextOptions: { reducedMotion: "reduce" } } as const;

/**
 * Runs the production build with its own database. The database has the demo's clubs and the clubs that the tests open.
 */
export default defineConfig<Options>({
  testDir: "tests/e2e",
  fullyParallel: true,
  // Workers often wait for the browser or the server. On two cores, the third worker saves a fifth of the time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: officeAddress,
    // A trace slows every action, so it is recorded only when a failed test is retried.
    trace: { mode: "on-first-retry", screenshots: false, sources: false },
    actionTimeout: 20_000,
    timezoneId: "Europe/Stockholm",
    // The service worker of a club's app fetches the complete app for each person. Journeys about the service worker
    // allow it.
    serviceWorkers: "block",
    // A browser grants these to a person who presses a button. Its headless shell does not grant them by itself.
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions,
  },
  // One project, because each project starts its own workers and browsers. A journey on another device uses `test.use`.
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
      // All requests of the tests come from one address.
      REQUESTS_PER_MINUTE: "100000",
      BUSY_AFTER_MS: "0",
      RATE_LIMITS: "signUpPerSource=10000 loginPerSource=10000 loginPerAccount=10000 drawingsPerSource=10000",
    },
  },
});
