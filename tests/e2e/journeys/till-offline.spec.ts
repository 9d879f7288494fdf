import type { Page } from "@playwright/test";
import { ask } from "../api.ts";
import { type Club, hireCashier, joinClub, openClub, staffPassword } from "../club.ts";
import { ahead, setClocks } from "../day.ts";
import { phone } from "../devices.ts";
import { addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { knowsItsNetwork, withNetwork, withoutNetwork } from "../people/network.ts";
import { openTill, scan, takeFromMenu } from "../people/till.ts";
import { expect, test } from "../test.ts";

const tablet = { ...phone, serviceWorkers: "allow" } as const;

/** Approves a browser as a till of the club's point of sale, before its first page. */
async function approve(page: Page, { merchant, subdomain, location }: Club) {
  const { device, token } = await ask(merchant, "approveTillDevice", {
    body: { name: "Surfplattan", pointOfSaleId: location.id },
  });
  const till = JSON.stringify({ id: device.id, token, chain: subdomain, pointOfSaleId: location.id });
  await page.context().addInitScript((text) => {
    if (!localStorage.getItem("stammis.till-device")) localStorage.setItem("stammis.till-device", text);
  }, till);
  return device.id;
}

/** Hires a cashier who has chosen a PIN already, so that the till does not ask for one. */
async function hireWithPin(club: Club) {
  const { token } = await hireCashier(club, "Tove");
  await ask({ ...club.merchant, token }, "setPin", { body: { password: staffPassword, pin: "8305" } });
  return token;
}

/** Expects that the service worker has cached the till and controls the page. */
async function seeReady(page: Page) {
  const isReady = async () =>
    navigator.serviceWorker.controller?.state === "activated" &&
    (await (await caches.open("till-shell")).match("/till")) !== undefined;
  await expect.poll(() => page.evaluate(isReady)).toBe(true);
}

/** Returns the number of remembered answers, without the keys. */
const remembered = (page: Page) =>
  page.evaluate(async () => {
    // Opening a missing database would create it without the app's stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === "stammis-memory")) return 0;
    const opening = indexedDB.open("stammis-memory");
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const counting = database.transaction("answers").objectStore("answers").count();
    const count = await new Promise<number>((resolve) => {
      counting.onsuccess = () => resolve(counting.result);
    });
    database.close();
    return count;
  });

const bought = async (club: Club) =>
  (await ask(club.merchant, "listPurchases", { query: {} })).rows.map(({ totalAmount }) => totalAmount);

test("an approved till opens, reloads and sells without a network, and each visit counts once", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "natlos");
  await startPoints(club);
  await addStampCard(club);
  const [siri, otto, elsa] = [await joinClub(club, "Siri"), await joinClub(club, "Otto"), await joinClub(club, "Elsa")];
  const visit = { membershipId: siri.number, pointOfSaleId: club.location.id, amount: 200 };
  await ask(club.merchant, "registerPurchase", { body: visit });
  const token = await hireWithPin(club);
  const first = await newPerson(tablet);
  await knowsItsNetwork(first);
  await approve(first, club);
  let till = await openTill(first, words, token);
  const waiting = (count: number) =>
    till.page.getByRole("button", { name: office("register.offlineWaiting", { count }) });
  const queue = async (amount: number) => {
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(amount) }));
    await expect(till.page.getByText(office("register.queued"))).toBeVisible();
    await cashiers.next(till);
  };

  await test.step("the till remembers the member whom it has shown", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await seeReady(till.page);
    await cashiers.changeMember(till);
    await expect.poll(() => remembered(till.page)).toBeGreaterThanOrEqual(5);
  });

  await test.step("it reloads without a network, and shows the member as last seen", async () => {
    await withoutNetwork(till.page);
    await till.page.reload();
    await expect(till.page.getByText(office("register.offline"), { exact: true })).toBeVisible();
    await scan(till.page, siri.number);
    await expect(till.page.getByRole("heading", { name: siri.name })).toBeVisible();
    await expect(till.page.getByText(words.office("words.points", { count: 200 }))).toBeVisible();
    await look(till.page, "till-offline-member");
  });

  await test.step("a reward is taken, marked as to be confirmed", async () => {
    await expect(till.page.getByText(office("register.offersLater"))).toBeVisible();
    await cashiers.choose(till, "Kanelbulle");
    await cashiers.typeAmount(till, "45");
    await queue(45);
    await expect(waiting(1)).toBeVisible();
  });

  await test.step("an unknown card gets points and a stamp by its number", async () => {
    await scan(till.page, otto.number);
    await expect(till.page.getByText(office("register.nameLater"))).toBeVisible();
    await cashiers.stamp(till, "Femte kaffet på oss", 1);
    await cashiers.typeAmount(till, "30");
    await look(till.page, "till-offline-unseen");
    await queue(30);
  });

  await test.step("a typed e-mail is enough, whether or not it belongs to a member", async () => {
    await cashiers.search(till, elsa.email);
    await till.page.getByRole("button", { name: office("register.continueWith", { contact: elsa.email }) }).click();
    await cashiers.typeAmount(till, "20");
    await cashiers.press(till, office("register.inviteWith", { amount: kronor(20) }));
    await expect(till.page.getByText(office("register.queued"))).toBeVisible();
    await cashiers.next(till);
    await expect(waiting(3)).toBeVisible();
  });

  await test.step("a closed tab loses nothing, and two tabs show the same queue", async () => {
    const context = till.page.context();
    const second = await context.newPage();
    await knowsItsNetwork(second);
    await first.close();
    till = { page: second, words };
    await second.goto("/till");
    await withoutNetwork(second);
    await expect(waiting(3)).toBeVisible();
    await look(second, "till-offline-reopened");
    const third = await context.newPage();
    await third.goto("/till");
    await expect(third.getByRole("button", { name: office("register.offlineWaiting", { count: 3 }) })).toBeVisible();
    expect(await bought(club)).toEqual([200]);
  });

  await test.step("when the network returns, each visit is registered once for its member", async () => {
    await withNetwork(till.page);
    await expect(till.page.getByText(office("register.online"))).toBeVisible();
    await expect(waiting(3)).toBeHidden();
    await expect
      .poll(() => bought(club).then((amounts) => amounts.sort((one, other) => one - other)))
      .toEqual([20, 30, 45, 200]);
    const pointsOf = async (asker: typeof siri.asker) => (await ask(asker, "getDetails", {})).clubPoints;
    expect(await Promise.all([siri, otto, elsa].map(({ asker }) => pointsOf(asker)))).toEqual([145, 30, 20]);
  });
});

test("a visit at a revoked till is listed with the reason, its memory is deleted, and the cashier can settle it", async ({
  newPerson,
  words,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "indragen");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const token = await hireWithPin(club);
  const page = await newPerson(tablet);
  await knowsItsNetwork(page);
  const id = await approve(page, club);
  const till = await openTill(page, words, token);
  await cashiers.find(till, siri.number, siri.name);
  await seeReady(page);
  await expect.poll(() => remembered(page)).toBeGreaterThanOrEqual(5);

  await withoutNetwork(page);
  await cashiers.typeAmount(till, "35");
  await cashiers.press(till, office("register.confirmAmount", { amount: kronor(35) }));
  await expect(page.getByText(office("register.queued"))).toBeVisible();
  await cashiers.next(till);
  await ask(club.merchant, "revokeTillDevice", { params: { id } });
  await withNetwork(page);

  await page.getByRole("button", { name: office("register.toSeeTo", { count: 1 }) }).click();
  const list = page.getByRole("dialog", { name: office("register.unansweredTitle") });
  await expect(list.getByText(office("errors.DEVICE_NOT_APPROVED"))).toBeVisible();
  expect(await bought(club)).toEqual([]);
  await list.getByRole("button", { name: office("register.takeUp") }).click();
  await cashiers.confirm(till, 35, 35);
  expect(await bought(club)).toEqual([35]);
  // The keys and the remembered member are gone; what the till showed since then belongs to the session.
  await expect.poll(() => remembered(page)).toBeLessThanOrEqual(4);
});

test("a till whose clock is ten minutes ahead registers a queued visit at its real time", async ({
  newPerson,
  words,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "klockan");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const token = await hireWithPin(club);
  const page = await newPerson(tablet);
  await page.context().addInitScript(setClocks, 600_000);
  await knowsItsNetwork(page);
  await approve(page, club);
  const till = await openTill(page, words, token);
  await cashiers.find(till, siri.number, siri.name);
  await seeReady(page);
  await expect.poll(() => page.evaluate(() => Number(localStorage.getItem("stammis.clock")))).toBeLessThan(-590_000);

  await withoutNetwork(page);
  await cashiers.typeAmount(till, "35");
  const before = Date.now() + ahead;
  await cashiers.press(till, office("register.confirmAmount", { amount: kronor(35) }));
  await expect(page.getByText(office("register.queued"))).toBeVisible();
  const after = Date.now() + ahead;
  await withNetwork(page);
  await expect.poll(() => bought(club)).toEqual([35]);
  const [purchase] = (await ask(club.merchant, "listPurchases", { query: {} })).rows;
  const at = Date.parse(purchase?.dateOfPurchase ?? "");
  // The server's time in an answer has whole seconds.
  expect(at).toBeGreaterThan(before - 2_000);
  expect(at).toBeLessThan(after + 2_000);
});

test("a sign-out deletes what a browser without approval remembered", async ({ newPerson, words, request }) => {
  const { office } = words;
  const club = await openClub(request, "utlogg");
  const { token } = await hireCashier(club, "Tove");
  const page = await newPerson(tablet);
  const till = await openTill(page, words, token);
  // The keys, the access, the points of sale and the earning rule.
  await expect.poll(() => remembered(page)).toBe(4);
  await takeFromMenu(till, office("words.signOut"));
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => remembered(page)).toBe(0);
});
