import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub, staffPassword } from "../club.ts";
import { addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill, scan, takeFromMenu } from "../people/till.ts";
import { expect, test } from "../test.ts";

const registration = "**/api/till/purchases";

test("a purchase whose response is lost waits in a list, is registered once, and does not block the till", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "vantar");
  await startPoints(club);
  const [siri, otto] = [await joinClub(club, "Siri"), await joinClub(club, "Otto")];
  const tove = await hireCashier(club, "Tove");
  const till = await openTill(await newPerson(), words, tove.token);
  const { page } = till;
  const bought = async () => (await ask(club.merchant, "listPurchases", { query: {} })).rows;
  const waiting = (count: number) => cashiers.pendingOf(till, count);

  // Siri's first attempt is registered, but its response and those of the retries are lost; Otto's arrives.
  await page.route(registration, async (route) => {
    const isSiri = route.request().postData()?.includes(siri.number);
    if (!isSiri) return route.continue();
    await route.fetch();
    await route.abort("connectionfailed");
  });

  await test.step("the till is free for the next customer at once", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.typeAmount(till, "35");
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(35) }));
    await expect(page.getByText(office("register.queued"))).toBeVisible();
    await cashiers.next(till);
    await expect(waiting(1)).toBeVisible();
    await look(page, "till-waiting");
    await cashiers.find(till, otto.number, otto.name);
    await cashiers.typeAmount(till, "20");
    await cashiers.confirm(till, 20, 20);
    await cashiers.next(till);
  });

  await test.step("the purchase is stored on the device, also after a reload and a sign-out", async () => {
    await page.reload();
    await expect(waiting(1)).toBeVisible();
    await takeFromMenu(till, office("words.signOut"));
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel(office("sessions.username")).fill(tove.email);
    await page.getByLabel(office("words.password"), { exact: true }).fill(staffPassword);
    await page.getByRole("button", { name: office("words.signIn") }).click();
    await waiting(1).click();
    const list = page.getByRole("dialog", { name: office("register.unansweredTitle") });
    await expect(list.getByText(`${siri.name}, ${kronor(35)}`)).toBeVisible();
    await look(page, "till-waiting-list");
    await page.keyboard.press("Escape");
  });

  await test.step("the cashier can retry at once, and the purchase stays in the list while its responses are lost", async () => {
    await waiting(1).click();
    const attempt = page.waitForRequest(registration);
    await page.getByRole("button", { name: office("register.tryNow") }).click();
    await attempt;
    await page.keyboard.press("Escape");
    await expect(waiting(1)).toBeVisible();
  });

  await test.step("the result is shown when it arrives, and the purchase counts once", async () => {
    // From here on the registration may leave the list at any moment, so the list is not opened.
    await page.unrouteAll({ behavior: "wait" });
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    const name = `${siri.name}, ${kronor(35)}`;
    const outcome = page.getByText(office("register.lateDone", { name, points: 35 }));
    await expect(outcome).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(office("register.online"))).toBeVisible();
    expect((await bought()).map(({ totalAmount }) => totalAmount).sort()).toEqual([20, 35]);
  });
});

test("a device with full storage still sells, and asks to keep the page open", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "fullt");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  const bought = async () => (await ask(club.merchant, "listPurchases", { query: {} })).rows;
  await cashiers.find(till, siri.number, siri.name);
  await cashiers.typeAmount(till, "35");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.route(registration, (route) => route.abort("connectionfailed"));
  await cashiers.press(till, office("register.confirmAmount", { amount: kronor(35) }));
  const waiting = cashiers.pendingOf(till, 1);
  await expect(page.getByText(office("register.notKept"))).toBeVisible();
  await look(page, "till-keeps-nothing");
  await expect(waiting).toBeVisible();
  await page.unroute(registration);
  await expect(page.getByText(office("register.online"))).toBeVisible();
  await expect.poll(async () => (await bought()).map(({ totalAmount }) => totalAmount)).toEqual([35]);
});

test("a purchase refused after its customer left is reported, and can be reopened", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "nekad");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  const lost = { attempts: 0 };
  await page.route(registration, (route) => {
    lost.attempts += 1;
    return route.abort("connectionfailed");
  });
  await cashiers.find(till, siri.number, siri.name);
  await cashiers.typeAmount(till, "60000");
  await cashiers.press(till, office("register.confirmAmount", { amount: kronor(60_000) }));
  await expect(cashiers.pendingOf(till, 1)).toBeVisible();
  await page.unroute(registration);
  // The amount is unusual: the server asks for a confirmation, and the customer is gone.
  await page.getByRole("button", { name: office("register.toSeeTo", { count: 1 }) }).click();
  await expect(page.getByRole("dialog").getByText(office("register.lateAsked"))).toBeVisible();
  await look(page, "till-refused-late");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: office("register.takeUp") })
    .click();
  await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
  await expect(page.getByLabel(office("register.amount"))).toHaveValue(/^60.000$/);
  await expect(page.getByText(office("register.online"))).toBeVisible();
});

test("a scanned card means the next customer: the started visit is parked and can be resumed", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "bredvid");
  await startPoints(club);
  const { title } = await addStampCard(club);
  const [siri, otto] = [await joinClub(club, "Siri"), await joinClub(club, "Otto")];
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  const amount = page.getByLabel(office("register.amount"));
  const laid = `${siri.name}, ${kronor(45)}`;
  const bringBack = page.getByRole("button", { name: office("register.takeUpNamed", { name: laid }) });

  await test.step("another card is scanned during a started visit", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.typeAmount(till, "45");
    await cashiers.stamp(till, title, 2);
    await scan(page, otto.number);
    await expect(page.getByRole("heading", { name: otto.name })).toBeVisible();
    await expect(amount).toHaveValue("");
    await expect(bringBack).toBeVisible();
    await look(page, "till-aside");
    await cashiers.typeAmount(till, "20");
    await cashiers.confirm(till, 20, 20);
    await cashiers.next(till);
  });

  await test.step("the parked visit is resumed with all typed data, also after a reload", async () => {
    await page.reload();
    await bringBack.click();
    await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
    await expect(amount).toHaveValue("45");
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(45) }));
    await cashiers.seeDone(till, 45);
    await cashiers.next(till);
  });

  await test.step("changing the customer or pressing Escape asks no question, and the next customer gets no typed data", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.typeAmount(till, "45");
    await cashiers.changeMember(till);
    await expect(amount).toHaveValue("");
    await cashiers.find(till, otto.number, otto.name);
    await expect(amount).toHaveValue("");
    await amount.focus();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel(office("register.searchLabel"))).toBeVisible();
    await page.getByRole("button", { name: office("register.dropNamed", { name: laid }) }).click();
    await expect(bringBack).toBeHidden();
  });

  await test.step("one touch clears the amount", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.typeAmount(till, "249,50");
    await page.getByRole("button", { name: office("register.clearAmount") }).click();
    await expect(amount).toHaveValue("");
    await expect(amount).toBeFocused();
  });
});

test("on a slow network the till shows the name of the member being opened, and typed digits are kept for the amount", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "trogt");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  const [field, amount] = [page.getByLabel(office("register.searchLabel")), page.getByLabel(office("register.amount"))];
  await cashiers.find(till, siri.number, siri.name);
  await cashiers.typeAmount(till, "100");
  await cashiers.confirm(till, 100, 100);
  await cashiers.next(till);

  const who = page.getByRole("region", { name: office("register.who") });
  const points = (count: number) => who.getByText(office("words.points", { count }), { exact: true });
  /** Holds back responses of each kind until the gate opens; later requests pass. */
  const shut = () => ({ search: Promise.withResolvers<void>(), member: Promise.withResolvers<void>() });
  let gates = shut();
  await page.route("**/api/till/members**", async (route) => {
    const isSearch = new URL(route.request().url()).pathname.endsWith("/members");
    await gates[isSearch ? "search" : "member"].promise;
    await route.continue();
  });

  await test.step("the member opens after Enter, by an address", async () => {
    await field.fill(siri.email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: siri.email })).toBeVisible();
    await page.keyboard.type("4");
    await look(page, "till-opening");
    gates.search.resolve();
    await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
    await page.keyboard.type("5");
    // Shows neither the earlier balance nor a way to confirm while the member is not loaded.
    await expect(points(0)).toBeHidden();
    await expect(points(100)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page.getByText(office("register.opening")).first()).toBeVisible();
    gates.member.resolve();
    await expect(points(100)).toBeVisible();
    await expect(amount).toHaveValue("45");
    await page.keyboard.press("Enter");
    await cashiers.seeDone(till, 45);
    await cashiers.next(till);
  });

  await test.step("the member opens by a card, without the earlier balance", async () => {
    gates = shut();
    await scan(page, siri.number);
    await page.keyboard.type("7");
    await expect(points(100)).toBeHidden();
    gates.search.resolve();
    gates.member.resolve();
    await expect(points(145)).toBeVisible();
    await expect(amount).toHaveValue("7");
    await expect(
      page.getByRole("button", { name: office("register.confirmAmount", { amount: kronor(7) }) }),
    ).toBeVisible();
  });
});
