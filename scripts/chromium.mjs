import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { environment, inProject, pinnedNode, root } from "./places.mjs";
import { run, runNode } from "./run.mjs";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const playwright = inProject("node_modules", "@playwright", "test", "cli.js");

/** Ways to get a browser where there is none, best first. */
const waysToGetOne = [
  {
    possible: () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"),
    get: async () =>
      (await run("apt-get", ["update"])) || run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]),
  },
  { possible: () => true, get: () => runNode([playwright, "install", "chromium"]) },
];

/** The browser that the tests run in, fetched when the machine has none; undefined when it cannot be had. */
export async function ensureChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const { possible, get } of waysToGetOne) {
    const found = findChromium();
    if (found) return found;
    if (possible()) await get();
  }
  return findChromium();
}

const findChromium = () => [...usual, playwrightsOwn()].find((file) => file && existsSync(file) && runs(file));

// Ubuntu's package is a stub that only prints how to get a snap: a file alone proves nothing.
const runs = (file) => spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;

function playwrightsOwn() {
  const code = 'import("@playwright/test").then(({ chromium }) => console.log(chromium.executablePath()))';
  return spawnSync(pinnedNode(), ["-e", code], { cwd: root, env: environment(), encoding: "utf8" }).stdout.trim();
}
