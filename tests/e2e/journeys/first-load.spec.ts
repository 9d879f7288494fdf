import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { addCampaign, startPoints } from "../offers.ts";
import { expect, test } from "../test.ts";

/** The most code that a member's home may wait for, in gzipped bytes: a second on a slow network. */
const codeAtMost = 148_000;
/** Files that home loads once it is shown. */
const laterFiles = /\/(listen|membership-number|ClubCookieNotice|CardOut|QrCode)-/;
/** The largest layout shift that counts as invisible; a larger shift is visible. */
const shiftAtMost = 0.02;

test("a member’s home loads little code, from the club’s host only, and nothing shifts when it appears", async ({
  newPerson,
  words: { count },
  request,
}) => {
  const club = await openClub(request, "latt");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const visit = { membershipId: siri.number, pointOfSaleId: club.location.id, amount: 240, stamps: [] };
  await ask(club.merchant, "registerPurchase", { body: visit });
  const page = await newPerson(phone);
  await page.addInitScript(() => {
    const shift = { sum: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // A slow machine cannot load these files, or home again for live updates, before the check.
  const release = await holdCode(page, laterFiles);
  const answers: Response[] = [];
  page.on("response", (answer) => void answers.push(answer));
  await enter(page, { token: siri.asker.token, role: "ROLE_CONSUMER" });
  await page.goto(`${club.address}/`, { waitUntil: "commit" });
  await expect(page.getByRole("main").getByText(count(240), { exact: true })).toBeVisible();
  const early = [...answers];
  await expect(page.locator("#first-paint")).toHaveCount(0);

  const code = early.filter((answer) => /\/assets\/.+\.js$/.test(answer.url()));
  const sizes = await Promise.all(
    code.map(async (answer) => [new URL(answer.url()).pathname, gzipSync(await answer.body()).length] as const),
  );
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  expect(sum, JSON.stringify(sizes)).toBeLessThan(codeAtMost);
  // Home is requested while the app's code loads, and the app does not request it again.
  expect(early.filter((answer) => new URL(answer.url()).pathname === "/api/consumer/home")).toHaveLength(1);
  expect(sizes.map(([path]) => path)).not.toContainEqual(expect.stringMatching(/theme-|catalogue|Modal/));
  expect(early.filter((answer) => !answer.url().startsWith(`${club.address}/`)).map((answer) => answer.url())).toEqual(
    [],
  );
  const laterFile = page.waitForResponse(/\/QrCode-/);
  release();
  await laterFile;
  expect(await page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum)).toBeLessThan(
    shiftAtMost,
  );
});

/** Holds the app's code, or the given files, back until it is released. */
async function holdCode(page: Page, files: string | RegExp = "**/assets/*.js"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Returns the positions of the first elements of a selector, in pixels. */
const placesOf = (page: Page, what: string, many: number) =>
  page.evaluate(
    ([at, count]) =>
      [...document.querySelectorAll(at)].slice(0, count).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    [what, many] as const,
  );

test("the club’s presentation is shown before any code runs, at its place in the app", async ({
  newPerson,
  request,
  look,
  words,
}) => {
  const club = await openClub(request, "tidig");
  await addCampaign(club, { name: "En bulle på oss", welcomeOffer: true, visibilityMonths: 3 });
  const page = await newPerson(phone);
  const release = await holdCode(page);
  const requestPaths: string[] = [];
  page.on("request", (call) => void requestPaths.push(new URL(call.url()).pathname));
  await page.goto(`${club.address}/`, { waitUntil: "commit" });
  const shape = page.locator("#first-paint");
  await expect(shape.locator("h1")).toHaveText(words.club("guest.title", { chain: "Café Solrosen" }));
  const card = shape.locator("section:not([data-notice])").first();
  await expect(card).toContainText("Café Solrosen");
  expect(await card.evaluate((element) => getComputedStyle(element).backgroundImage)).toMatch(/^linear-gradient.*rgb/);
  await expect(shape.getByText("En bulle på oss")).toBeVisible();
  const early = await placesOf(page, "#first-paint :is(section:not([data-notice]), h1, h1 ~ p, h1 ~ div > a)", 6);
  expect(early).toHaveLength(6);
  await look(page, "first-paint").catch(() => undefined);
  release();
  await expect(shape).toHaveCount(0);
  await expect(page.getByRole("link", { name: words.club("guest.register") })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await placesOf(page, "main :is(section:not([data-notice]), h1, h1 ~ p, h1 ~ div > a)", 6)).toEqual(early);
  const landing = requestPaths.filter((path) => path.startsWith("/api/public/chain/"));
  expect(landing.sort()).toEqual([...new Set(landing)]);
});

test("the first paint shows no words in another language than the visitor’s", async ({ newPerson, request, words }) => {
  const club = await openClub(request, "ordlos");
  await addCampaign(club, { name: "En bulle på oss", welcomeOffer: true, visibilityMonths: 3 });
  const page = await newPerson(phone);
  await page.addInitScript(() => localStorage.setItem("stammis.language", "en"));
  const release = await holdCode(page);
  await page.goto(`${club.address}/guest`, { waitUntil: "commit" });
  const shape = page.locator("#first-paint");
  await expect(shape.getByText("Café Solrosen").first()).toBeVisible();
  for (const text of [words.club("guest.title", { chain: "Café Solrosen" }), "Välkomstgåva: En bulle på oss"])
    await expect(shape.getByText(text)).toBeHidden();
  await expect(shape.locator("[data-notice]")).toHaveCount(0);
  release();
  await expect(page.getByText("Welcome gift: En bulle på oss")).toBeVisible();
});

test("a campaign is drawn with its picture before any code runs, at its place in the app, and its picture is requested once", async ({
  newPerson,
  request,
  words,
}) => {
  const club = await openClub(request, "affisch");
  const bun = { name: "Bullens dag", description: "Två för en", publicToAll: true, hasBanner: true };
  const { id } = await addCampaign(club, bun);
  for (const path of ["/guest", `/c/${id}`]) {
    const page = await newPerson(phone);
    const release = await holdCode(page);
    const requestUrls: string[] = [];
    page.on("request", (call) => void requestUrls.push(call.url()));
    await page.goto(`${club.address}${path}`, { waitUntil: "commit" });
    const drawn = page.locator("#first-paint article");
    await expect(drawn.getByRole("heading", { name: "Bullens dag", includeHidden: true })).toBeVisible();
    await expect(drawn.getByText("Två för en")).toBeVisible();
    const isHere = (picture: SVGElement | HTMLElement) => (picture as HTMLImageElement).naturalWidth > 0;
    await expect.poll(() => drawn.locator("img").evaluate(isHere)).toBe(true);
    const early = await placesOf(page, "#first-paint article img", 1);
    release();
    await expect(page.locator("#first-paint")).toHaveCount(0);
    await expect(page.getByRole("link", { name: words.club("guest.register") })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await placesOf(page, "main article img", 1)).toEqual(early);
    expect(requestUrls.filter((url) => url.includes("/files/"))).toHaveLength(1);
    expect(requestUrls.filter((url) => /\/api\/public\/(campaign\/\d+|chain\/\w+\/campaigns)$/.test(url))).toHaveLength(
      1,
    );
  }
});

test("a member’s card shows its content before any code runs, and shows nothing of it to the next person on the device", async ({
  newPerson,
  request,
  words,
}) => {
  const club = await openClub(request, "kortet");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const visit = { membershipId: siri.number, pointOfSaleId: club.location.id, amount: 240, stamps: [] };
  await ask(club.merchant, "registerPurchase", { body: visit });
  const page = await newPerson(phone);
  await page.goto(`${club.address}/guest`);
  await page.evaluate(
    (session) => localStorage.setItem("stammis.session", session),
    JSON.stringify({ token: siri.asker.token, role: "ROLE_CONSUMER" }),
  );
  const release = await holdCode(page);
  await page.goto(`${club.address}/`, { waitUntil: "commit" });
  const shape = page.locator("#first-paint");
  await expect(shape.locator("h1")).toHaveText(words.club("home.greeting", { name: "Siri" }));
  await expect(shape.getByText(words.count(240), { exact: true })).toBeVisible();
  const early = await placesOf(page, "#first-paint :is(h1, section:not([data-notice]))", 2);
  release();
  await expect(shape).toHaveCount(0);
  await expect(page.getByRole("main").getByText(words.count(240), { exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await placesOf(page, "main :is(h1, section)", 2)).toEqual(early);

  await page.evaluate(() => localStorage.clear());
  const again = await holdCode(page);
  await page.goto(`${club.address}/`, { waitUntil: "commit" });
  await expect(shape.locator("h1")).toHaveText(words.club("guest.title", { chain: "Café Solrosen" }));
  await expect(page.locator("html")).not.toContainText("Siri");
  again();
});
