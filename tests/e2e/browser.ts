import { existsSync } from "node:fs";

/** The headless shell draws no window, which halves the work; `npm test` names the browser it found. */
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Chromium's launch options for journeys and figures. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM || (browsers.find((file) => existsSync(file)) ?? "chromium"),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
