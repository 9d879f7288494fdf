import type { Browser, BrowserContext, Page } from "@playwright/test";
import { phone, swedish } from "#tests/e2e/devices.ts";

/** A network as Chromium's own presets have it: bytes a second each way, ms until an answer begins. */
export interface Network {
  name: string;
  down: number;
  up: number;
  latencyMs: number;
}

/** What a page is opened for, and what is done on it. */
export interface Visit {
  address: string;
  /** A member's; without one it is a visitor's page. */
  token?: string;
  /** The first thing somebody does there. */
  act?: (page: Page) => Promise<void>;
}

/** What a page shows: its text by its lines, and the pictures of its first screen. */
export interface Content {
  lines: string[];
  pictures: { src: string; width: number; height: number }[];
}

/** Largest contentful paint, what that was, and interaction to next paint in ms; what came over the wire in bytes. */
export interface Seen {
  lcp: number;
  largest: "words" | "a picture";
  inp: number;
  bytes: number;
}

/** A phone's processor, of this one's. */
const slowdown = 4;
/** This text runs in the page, from before its own code on. */
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
/** All that the page shows at first is there. */
const stands = `document.readyState === "complete" && !document.querySelector("#first-paint, [role=status][aria-label]")
  && (document.querySelector("main") ?? document.body).innerText.trim().length > 20`;
/** What is drawn now has been seen. */
const drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))";

const signedIn = (token: string) => {
  const session = JSON.stringify({ token, role: "ROLE_CONSUMER" });
  return `localStorage.setItem("stammis.session", ${JSON.stringify(session)});`;
};

/** Somebody who has never been here, with a phone. Their device is gone when `act` is over. */
async function withDevice<T>(browser: Browser, act: (device: BrowserContext) => Promise<T>): Promise<T> {
  const device = await browser.newContext({
    ...phone,
    locale: swedish.locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    // What is asked of the page is text, and would be refused.
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

/** What a page has to show. */
export const contentOf = (browser: Browser, visit: Visit): Promise<Content> =>
  withDevice(browser, async (device) => {
    const page = await open(device, visit, null);
    return page.evaluate<Content>(content);
  });

/** Opens a page anew, with nothing kept of it, and does the first thing there. */
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
