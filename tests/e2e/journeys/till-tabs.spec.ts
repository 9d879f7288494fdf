import type { APIRequestContext, Page } from "@playwright/test";
import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";
import type { Words } from "../words.ts";

const registration = "**/api/till/purchases";

/** Opens a cashier's till in two tabs of one device. */
async function openTwoTabs(request: APIRequestContext, name: string, page: Page, words: Words) {
  const club = await openClub(request, name);
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const { token } = await hireCashier(club, "Tove");
  const selling = await openTill(page, words, token);
  const other = await openTill(await page.context().newPage(), words, token);
  await expect(other.page.getByLabel(words.office("register.searchLabel"))).toBeVisible();
  return { club, siri, selling, other };
}

test("a sale in one of two till tabs is sent once, and the selling tab continues", async ({
  newPerson,
  words,
  request,
}) => {
  const { office, kronor } = words;
  const { club, siri, selling, other } = await openTwoTabs(request, "flikar", await newPerson(), words);
  let requests = 0;
  const answer = Promise.withResolvers<void>();
  await selling.page.context().route(registration, async (route) => {
    requests += 1;
    await answer.promise;
    await route.continue();
  });

  await selling.page.bringToFront();
  await cashiers.find(selling, siri.number, siri.name);
  await cashiers.typeAmount(selling, "35");
  await cashiers.press(selling, office("register.confirmAmount", { amount: kronor(35) }));
  // The other tab knows the sale, and would send every listed one when its network returns.
  await expect(other.page.getByRole("button", { name: office("register.waiting", { count: 1 }) })).toBeVisible();
  await other.page.evaluate(() => window.dispatchEvent(new Event("online")));
  await other.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests).toBe(1);
  answer.resolve();

  await cashiers.seeDone(selling, 35);
  await expect(other.page.getByRole("button", { name: office("register.waiting", { count: 1 }) })).toBeHidden();
  expect(requests).toBe(1);
  const { rows } = await ask(club.merchant, "listPurchases", { query: {} });
  expect(rows.map(({ totalAmount }) => totalAmount)).toEqual([35]);
});

test("a tab closed during a request leaves the sale to the other tab", async ({ newPerson, words, request }) => {
  const { office, kronor } = words;
  const { club, siri, selling, other } = await openTwoTabs(request, "stangd", await newPerson(), words);
  await selling.page.route(registration, () => undefined);

  await selling.page.bringToFront();
  await cashiers.find(selling, siri.number, siri.name);
  await cashiers.typeAmount(selling, "35");
  await cashiers.press(selling, office("register.confirmAmount", { amount: kronor(35) }));
  await expect(other.page.getByRole("button", { name: office("register.waiting", { count: 1 }) })).toBeVisible();
  await selling.page.close();

  const name = `${siri.name}, ${kronor(35)}`;
  const outcome = other.page.getByText(office("register.lateDone", { name, points: 35 }));
  await expect(outcome).toBeVisible({ timeout: 40_000 });
  const { rows } = await ask(club.merchant, "listPurchases", { query: {} });
  expect(rows.map(({ totalAmount }) => totalAmount)).toEqual([35]);
});
