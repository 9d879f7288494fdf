import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";

/** Of the code that stands between a member and their home, gzipped: a second on a slow network. */
const codeAtMost = 147_000;
/** Asked for by home once it stands, and sometimes here before we have looked. */
const afterwards = /\/(listen|CookieNotice|CardOut|QrCode)-/;
/** What is seen to jump is more. */
const shiftAtMost = 0.02;

test("a member's home is little code, from the club's own host alone, and nothing jumps when it comes", async ({
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
  const answers: Response[] = [];
  page.on("response", (answer) => void answers.push(answer));
  await openApp(page, club, siri.asker.token);
  await expect(page.getByRole("main").getByText(count(240), { exact: true })).toBeVisible();
  const early = [...answers];
  await expect(page.locator("#first-paint")).toHaveCount(0);

  const code = early.filter((answer) => /\/assets\/.+\.js$/.test(answer.url()) && !afterwards.test(answer.url()));
  const sizes = await Promise.all(
    code.map(async (answer) => [new URL(answer.url()).pathname, gzipSync(await answer.body()).length] as const),
  );
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  expect(sum, JSON.stringify(sizes)).toBeLessThan(codeAtMost);
  // While the app's code is still on its way, and not once more by the app.
  expect(early.filter((answer) => new URL(answer.url()).pathname === "/api/consumer/home")).toHaveLength(1);
  expect(sizes.map(([path]) => path)).not.toContainEqual(expect.stringMatching(/theme-|catalogue|Modal/));
  expect(early.filter((answer) => !answer.url().startsWith(`${club.address}/`)).map((answer) => answer.url())).toEqual(
    [],
  );
  expect(await page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum)).toBeLessThan(
    shiftAtMost,
  );
});

test("what a club is stands there before any code, and where the app then has it", async ({
  newPerson,
  request,
  look,
  words,
}) => {
  const club = await openClub(request, "tidig");
  const page = await newPerson(phone);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (call) => void asked.push(new URL(call.url()).pathname));
  await page.goto(`${club.address}/`, { waitUntil: "commit" });
  const shape = page.locator("#first-paint");
  await expect(shape.locator("h1")).toHaveText(words.club("guest.title", { chain: "Café Solrosen" }));
  const card = shape.locator("section").first();
  await expect(card).toContainText("Café Solrosen");
  expect(await card.evaluate((element) => getComputedStyle(element).backgroundImage)).toMatch(/^linear-gradient.*rgb/);
  const placesIn = (root: string) =>
    page.evaluate(
      (at) =>
        [...document.querySelectorAll(`${at} :is(section, h1, h1 + p, h1 ~ div > a)`)].slice(0, 5).map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      root,
    );
  const early = await placesIn("#first-paint");
  expect(early).toHaveLength(5);
  await look(page, "first-paint").catch(() => undefined);
  release();
  await expect(shape).toHaveCount(0);
  await expect(page.getByRole("link", { name: words.club("guest.register") })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await placesIn("main")).toEqual(early);
  const landing = asked.filter((path) => path.startsWith("/api/public/chain/"));
  expect(landing.sort()).toEqual([...new Set(landing)]);
});
