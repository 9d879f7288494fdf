import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "#tests/e2e/browser.ts";
import { makeBenchClub } from "../club.ts";
import { type BenchCluster, withOwner } from "../cluster.ts";
import { rounds } from "../compare.ts";
import { startMeasuredServer } from "../measured-server.ts";
import { report, say } from "../report.ts";
import { startCampaign } from "./phone-campaign.ts";
import { type Content, contentOf, type Network, type Seen, type Visit, visitOnce } from "./phone-visit.ts";

const networks: Network[] = [
  { name: "fast 3G", down: 180_000, up: 84_375, latencyMs: 562.5 },
  { name: "4G", down: 1_012_500, up: 168_750, latencyMs: 165 },
];
/** The folder of the app's built files. The measured server also serves the static pages that are written here. */
const assets = fileURLToPath(new URL("../../apps/member/dist/assets/", import.meta.url));

/** Returns whether the pages of a phone are to be measured. */
export const isPhoneAsked = (words: readonly string[]) => words.includes("--only=phone");

type Pages = Record<string, Visit>;

/** Returns the pages of a club without pictures. */
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

/** Returns the pages of a club with a picture. */
const picturedAt = (address: string, campaign: number): Pages => ({
  "guest page with a poster": { address: `${address}/guest` },
  campaign: { address: `${address}/c/${campaign}` },
});

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a static page with the same text and pictures. */
const plainPage = ({ lines, pictures }: Content) => {
  const imageTags = pictures.map(
    ({ src, width, height }) => `<img src="${src}" width="${width}" height="${height}" alt="">`,
  );
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>-</title>`;
  return `<!doctype html><html lang="sv">${head}${[...imageTags, ...paragraphs].join("")}</html>`;
};

const median = (of: readonly Seen[], which: "lcp" | "inp" | "bytes") =>
  of.map((each) => each[which]).toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

async function measurePage(browser: Browser, name: string, visit: Visit, network: Network, plain: Visit) {
  const [own, base]: [Seen[], Seen[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    base.push(await visitOnce(browser, plain, network));
    own.push(await visitOnce(browser, visit, network));
    const [{ lcp, largest }, { lcp: plainly }] = [own.at(-1) as Seen, base.at(-1) as Seen];
    const times = `${Math.round(lcp)} ms of ${Math.round(plainly)} ms`;
    say(`${name}, ${network.name}, round ${round + 1} of ${rounds}: ${times}, ${largest}`);
  }
  const [value, baseline] = [median(own, "lcp"), median(base, "lcp")];
  const against = "static";
  report({ name: `${name}, ${network.name}: LCP`, against, ratio: value / baseline, baseline, value, unit: "ms" });
  if (visit.act) report({ name: `${name}, ${network.name}: INP`, value: median(own, "inp"), unit: "ms" });
  return median(own, "bytes");
}

/**
 * Measures the wait on a slow phone for a club's first pages, against a static page with the same text and pictures.
 */
export async function measurePhone(cluster: BenchCluster): Promise<void> {
  const url = await cluster.makeDatabase("phone");
  const club = await withOwner(url, (owner) => makeBenchClub(owner, 20));
  const server = await startMeasuredServer(url, cluster.folder, { PUBLIC_URL: "" });
  const browser = await chromium.launch(launchOptions);
  const files: string[] = [];
  const address = `http://${club.subdomain}.localhost:${server.port}`;
  async function measure(pages: Pages) {
    for (const [name, visit] of Object.entries(pages)) {
      const file = `plain-${process.pid}-${files.length}.html`;
      writeFileSync(`${assets}${file}`, plainPage(await contentOf(browser, visit)));
      files.push(file);
      const plain = { address: `${address}/assets/${file}` };
      let bytes = 0;
      for (const network of networks) bytes = await measurePage(browser, name, visit, network, plain);
      report({ name: `${name}, over the wire`, value: bytes / 1000, unit: "kB" });
    }
  }
  try {
    say(`Five pages on ${networks.length} networks, ${rounds} times each next to a static page: ten minutes`);
    await measure(pagesAt(address, club.members[0]?.token ?? ""));
    const office = `http://localhost:${server.port}`;
    const campaign = await withOwner(url, (owner) => startCampaign(owner, club, office));
    await measure(picturedAt(address, campaign));
  } finally {
    for (const file of files) rmSync(`${assets}${file}`, { force: true });
    await browser.close();
    await server.stop();
  }
}
