import type { Page } from "@playwright/test";
import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { today, validThrough } from "../day.ts";
import { enter } from "../demo.ts";
import { desktop, phone, swedish } from "../devices.ts";
import { addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use({ ...desktop, ...swedish });

test("a year passes in a sandbox: points expire, a card starts again, and the clock cannot go back", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, club: t } = words;
  const club = await openClub(request, "sandlada", { sandbox: true });
  await startPoints(club);
  const card = await addStampCard(club, { monthValidation: 6 });
  const member = await joinClub(club, "Siri");
  const stamps = [{ stampcardId: card.id, stamps: 3 }];
  const body = { membershipId: member.number, pointOfSaleId: club.location.id, amount: 250, stamps };
  await ask(club.merchant, "registerPurchase", { body });
  const shop = await newPerson();
  await enter(shop, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  const app = await newPerson(phone);
  const seeStrip = async (page: Page, path: string, days: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole("region", { name: office("sandbox.name") })).toContainText(days);
  };
  const yearOn = today().add({ years: 1, days: 1 });
  const ahead = office("sandbox.clock", {
    days: today().until(yearOn, { largestUnit: "days" }).days,
    date: words.fullDate(yearOn),
  });

  await test.step("the sandbox starts today, and the member has 250 points and three stamps", async () => {
    await openApp(app, club, member.asker.token);
    await expect(app.getByText(t("stampCards.places", { collected: 3, total: 5 }))).toBeAttached();
    await look(app, "sandbox-home");
    const home = await ask(member.asker, "getConsumerHome", {});
    expect(home.points.balance).toBe(250);
    await seeStrip(shop, "/", office("sandbox.clock", { days: 0, date: "" }));
  });

  await test.step("the merchant moves the clock forward, which cannot be undone", async () => {
    await shop
      .getByRole("region", { name: office("sandbox.name") })
      .getByRole("button")
      .click();
    const panel = shop.getByRole("dialog", { name: office("clock.title") });
    await expect(panel.getByText(office("clock.noReturn"))).toBeVisible();
    await panel.getByLabel(office("clock.toDate")).fill(yearOn.toString());
    await look(shop, "sandbox-clock");
    await panel.getByRole("button", { name: office("clock.move") }).click();
    await expect(shop.getByText(office("clock.moved", { date: words.fullDate(yearOn) }))).toBeVisible();
    await panel.getByLabel(office("clock.toDate")).fill(today().toString());
    await expect(panel.getByRole("button", { name: office("clock.move") })).toBeDisabled();
    const rewind = ask(club.merchant, "moveChainClock", { body: { moveTo: today().toString() } });
    await expect(rewind).rejects.toThrow("CLOCK_ONLY_FORWARD");
  });

  await test.step("every screen shows the sandbox’s day", async () => {
    for (const path of ["/", "/members", "/purchases", "/points", "/user/profile"]) await seeStrip(shop, path, ahead);
    for (const path of ["/", "/consumer/purchases", "/consumer/account", "/terms/membership"]) {
      await seeStrip(app, `${club.address}${path}`, ahead);
    }
    const visitor = await newPerson(phone);
    await seeStrip(visitor, `${club.address}/guest`, ahead);
    await look(visitor, "sandbox-guest");
  });

  await test.step("the till shows no points and an empty card", async () => {
    await seeStrip(shop, "/till", ahead);
    const till = { page: shop, words };
    await cashiers.find(till, member.number, member.name);
    const stands = office("register.stampsOf", { count: 0, total: 5 });
    await expect(cashiers.cardOf(till, card.title).getByText(stands)).toBeVisible();
    await expect(shop.getByText(office("words.points", { count: 0 }), { exact: true })).toBeVisible();
    await look(shop, "sandbox-till");
  });

  await test.step("the member’s app shows the expired points and the expired card", async () => {
    await app.goto(`${club.address}/consumer/points`);
    const due = app.getByRole("listitem").filter({ hasText: t("pointsAccount.expired") });
    await expect(due.getByText("−250", { exact: true })).toBeVisible();
    await look(app, "sandbox-account");
    await app.goto(`${club.address}/consumer/stampcards/${card.id}`);
    const day = words.fullDate(validThrough(6));
    await expect(app.getByText(t("stampCards.reset", { day, collected: 3, total: 5 }))).toBeVisible();
    await look(app, "sandbox-card");
  });
});
