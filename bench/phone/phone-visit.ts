import type { Browser, BrowserContext, Page } from "@playwright/test";
import { phone, swedish } from "#tests/e2e/devices.ts";

/** A network like Chromium's presets: bytes per second each way, and ms of latency. */
export interface Network {
  name: string;
  down: number;
  up: number;
  latencyMs: number;
}

/** The page to open, and the action on it. */
export interface Visit {
  address: string;
  /** A member's session; absent for a visitor's page. */
  token?: string;
  /** The first action on the page. */
  act?: (page: Page) => Promise<void>;
}

/** The content of a page: its lines of text, and the pictures of its first screen. */
export interface Content {
  lines: string[];
  pictures: { src: string; width: number; height: number }[];
}

/** Largest contentful paint with its element, interaction to next paint in ms, and bytes over the network. */
export interface Seen {
  lcp: number;
  largest: "words" | "a picture";
  inp: number;
  bytes: number;
}

/** The factor by which a phone's processor is slower. */
const slowdown = 4;
/** This script runs in the page, before its own code. */
const watching = `
  window.seen = { lcp: 0, largest: "words", inp: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, url } of list.getEntries()) {
      seen.lcp = startTime;
      seen.largest = url ? "a picture" : "words";
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
`;
/** Whether the complete first screen is shown. */
const stands = `document.readyState === "complete" && !document.querySelector("#first-paint, [role=status][aria-label]")
  && (document.querySelector("main") ?? document.body).innerText.trim().length > 20`;
/** Resolves once the current frame has been painted. */
const drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))";

const signedIn = (token: string) => {
  const session = JSON.stringify({ token, role: "ROLE_CONSUMER" });
  return `localStorage.setItem("stammis.session", ${JSON.stringify(session)});`;
};

/** Runs `act` with a new phone browser, whose data is deleted afterwards. */
async function withDevice<T>(browser: Browser, act: (device: BrowserContext) => Promise<T>): Promise<T> {
  const device = await browser.newContext({
    ...phone,
    locale: swedish.locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    // The measuring script is text, which the policy would refuse.
    bypassCSP: true,
  });
  try {
    return await act(device);
  } finally {
    await device.close();
  }
}

async function open(device: BrowserContext, { address, token }: Visit, network: Network | null): Promise<Page> {
  const page = await device.newPage();
  if (token) await page.addInitScript({ content: signedIn(token) });
  await page.addInitScript({ content: watching });
  if (network) {
    const { down, up, latencyMs } = network;
    const chromium = await device.newCDPSession(page);
    await chromium.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await chromium.send("Network.enable");
    await chromium.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: latencyMs,
      downloadThroughput: down,
      uploadThroughput: up,
    });
  }
  await page.goto(address);
  await page.waitForFunction(stands);
  await page.evaluate(drawn);
  return page;
}

const content = `({
  lines: document.body.innerText.split(/\\n+/).filter((line) => line.trim() !== ""),
  pictures: [...document.querySelectorAll("main img")]
    .map((image) => [image, image.getBoundingClientRect()])
    .filter(([, { top }]) => top < innerHeight)
    .map(([{ currentSrc }, { width, height }]) => ({ src: currentSrc, width: Math.round(width), height: Math.round(height) })),
})`;

/** Returns the content that a page shows. */
export const contentOf = (browser: Browser, visit: Visit): Promise<Content> =>
  withDevice(browser, async (device) => {
    const page = await open(device, visit, null);
    return page.evaluate<Content>(content);
  });

/** Opens a page without any cache, and performs its first action. */
export const visitOnce = (browser: Browser, visit: Visit, network: Network): Promise<Seen> =>
  withDevice(browser, async (device) => {
    let bytes = 0;
    device.on("requestfinished", (request) => {
      void request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => {
          bytes += responseBodySize + responseHeadersSize;
        },
        () => undefined,
      );
    });
    const page = await open(device, visit, network);
    const came = bytes;
    const { lcp, largest } = await page.evaluate<Pick<Seen, "lcp" | "largest">>("seen");
    await visit.act?.(page);
    await page.evaluate(drawn);
    return { lcp, largest, inp: await page.evaluate<number>("seen.inp"), bytes: came };
  });
