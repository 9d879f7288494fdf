import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../e2e/browser.ts";
import { makeBenchClub } from "./club.ts";
import { type BenchCluster, withOwner } from "./cluster.ts";
import { rounds } from "./compare.ts";
import { startMeasuredServer } from "./measured-server.ts";
import { type Network, type Seen, textOf, type Visit, visitOnce } from "./phone-visit.ts";
import { report, say } from "./report.ts";

const networks: Network[] = [
  { name: "fast 3G", down: 180_000, up: 84_375, latencyMs: 562.5 },
  { name: "4G", down: 1_012_500, up: 168_750, latencyMs: 165 },
];
/** Served by the server under measurement as any file of the app's. */
const assets = fileURLToPath(new URL("../apps/member/dist/assets/", import.meta.url));

/** Whether a phone's pages are asked for. */
export const isPhoneAsked = (words: readonly string[]) => words.includes("--only=phone");

type Pages = Record<"guest page" | "home" | "join", Visit>;

const pagesAt = (address: string, token: string): Pages => ({
  "guest page": {
    address: `${address}/guest`,
    act: (page) => page.getByRole("main").getByRole("link").first().tap(),
  },
  home: {
    address: `${address}/`,
    token,
    act: (page) => page.getByRole("main").getByRole("button").first().tap(),
  },
  join: {
    address: `${address}/onboarding`,
    act: (page) => page.getByRole("textbox").first().press("a"),
  },
});

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same words with nothing to them. */
const plainPage = (lines: readonly string[]) =>
  `<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>-</title>${lines
    .map((line) => `<p>${escaped(line)}</p>`)
    .join("")}</html>`;

const median = (of: readonly Seen[], which: keyof Seen) =>
  of.map((each) => each[which]).toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

async function measurePage(browser: Browser, name: string, visit: Visit, network: Network, plain: Visit) {
  const [own, base]: [Seen[], Seen[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    base.push(await visitOnce(browser, plain, network));
    own.push(await visitOnce(browser, visit, network));
    say(`${name}, ${network.name}, round ${round + 1} of ${rounds}: ${Math.round(own.at(-1)?.lcp ?? 0)} ms`);
  }
  const [value, baseline] = [median(own, "lcp"), median(base, "lcp")];
  const against = "static";
  report({ name: `${name}, ${network.name}: LCP`, against, ratio: value / baseline, baseline, value, unit: "ms" });
  report({ name: `${name}, ${network.name}: INP`, value: median(own, "inp"), unit: "ms" });
  return median(own, "bytes");
}

/** What somebody with a slow phone waits for at a club's first pages, beside a static page with the same text. */
export async function measurePhone(cluster: BenchCluster): Promise<void> {
  const url = await cluster.makeDatabase("phone");
  const club = await withOwner(url, (owner) => makeBenchClub(owner, 20));
  const server = await startMeasuredServer(url, cluster.folder, { PUBLIC_URL: "" });
  const browser = await chromium.launch(launchOptions);
  const files: string[] = [];
  try {
    const address = `http://${club.subdomain}.localhost:${server.port}`;
    const pages = Object.entries(pagesAt(address, club.members[0]?.token ?? ""));
    say(`${pages.length} pages on ${networks.length} networks, ${rounds} times each beside a static one: minutes`);
    for (const [name, visit] of pages) {
      const file = `plain-${process.pid}-${files.length}.html`;
      writeFileSync(`${assets}${file}`, plainPage(await textOf(browser, visit)));
      files.push(file);
      const plain = { address: `${address}/assets/${file}` };
      let bytes = 0;
      for (const network of networks) bytes = await measurePage(browser, name, visit, network, plain);
      report({ name: `${name}, over the wire`, value: bytes / 1000, unit: "kB" });
    }
  } finally {
    for (const file of files) rmSync(`${assets}${file}`, { force: true });
    await browser.close();
    await server.stop();
  }
}
