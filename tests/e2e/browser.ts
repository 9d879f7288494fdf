import { existsSync } from "node:fs";

/** The shell draws no window, which is half the work; `npm test` names the browser it found. */
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** How journeys and figures start Chromium. */
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
