import type { Page } from "@playwright/test";
import { goOn } from "../accessibility/accessible.ts";
import { seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { type Club, hireCashier, joinClub, type Member, openClub } from "../club.ts";
import { desktop, phone } from "../devices.ts";
import { field } from "../fields.ts";
import { addCampaign, addCoupon, addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use(phone);

/**
 * The milliseconds for a live event: shorter than the polling interval, which is 15 s without live events and else two
 * minutes.
 */
const atOnce = { timeout: 10_000 };

const buy = ({ merchant, location }: Club, { number }: Member, amount: number | null, more: object = {}) =>
  ask(merchant, "registerPurchase", {
    body: { membershipId: number, pointOfSaleId: location.id, amount, ...more },
  });

/** A page receives no events before its stream is open. */
const listening = (page: Page) =>
  page.waitForResponse((answer) => /\/api\/(consumer|till)\/live/.test(answer.url()) && answer.ok());

test("the till’s confirmations appear at once on the member’s phone and desktop, on any page, and typed text is kept", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "genast");
  const bun = await startPoints(club);
  const card = await addStampCard(club, { stampsAmount: 2, title: "Andra kaffet på oss" });
  const welcome = await addCampaign(club, { name: "Välkommen in", welcomeOffer: true, visibilityMonths: 3 });
  const sara = await joinClub(club, "Sara");
  const till = await openTill(await newPerson(desktop), words, (await hireCashier(club, "Tove")).token);
  const pocket = await newPerson();
  const desk = await newPerson(desktop);
  await Promise.all([listening(pocket), openApp(pocket, club, sara.asker.token)]);
  await Promise.all([listening(desk), openApp(desk, club, sara.asker.token, "/user/profile")]);
  const points = (count: number) => pocket.getByText(`${count} poäng`, { exact: true }).first();

  await test.step("points and a stamp from the till appear", async () => {
    await field(desk, t("words.lastName")).fill("Lund-Berg");
    await cashiers.find(till, sara.number, sara.name);
    await cashiers.stamp(till, card.title, 1);
    await cashiers.typeAmount(till, "120");
    await cashiers.confirm(till, 120, 120);
    await expect(pocket.getByText(t("home.newsBoth", { points: 120, stamps: 1 }))).toBeVisible(atOnce);
    await expect(points(120)).toBeVisible();
    await look(pocket, "live-home");
    await expect(desk.getByText(t("home.newsBoth", { points: 120, stamps: 1 }))).toBeVisible(atOnce);
    await expect(field(desk, t("words.lastName"))).toHaveValue("Lund-Berg");
  });

  await test.step("the last stamp turns the card over to its reward", async () => {
    await buy(club, sara, 10, { stamps: [{ stampcardId: card.id, stamps: 1 }] });
    const won = pocket.getByRole("dialog", { name: t("winning.congrats") });
    await expect(won.getByText(t("stampCards.fullTitle"))).toBeVisible(atOnce);
    await expect(won.getByText(t("home.newsBoth", { points: 10, stamps: 1 }))).toBeVisible();
    await seeOpen(pocket, "a card filled while one looks");
    await look(pocket, "live-card-full");
    await won.getByRole("button", { name: t("words.close") }).click();
    await expect(won).toBeHidden();
    await expect(pocket.getByText(card.coupon.reward).first()).toBeVisible();
    const overTyped = desk.getByRole("dialog", { name: t("winning.congrats") });
    await overTyped.getByRole("button", { name: t("words.close") }).click();
    await expect(overTyped).toBeHidden();
    await expect(field(desk, t("words.lastName"))).toHaveValue("Lund-Berg");
  });

  await test.step("a reward used with the last stamp is named in the dialog, and no line covers its button", async () => {
    const used = t("home.newsTaken", { names: bun.name });
    const stamps = [{ stampcardId: card.id, stamps: card.stampsAmount }];
    await buy(club, sara, 200, { stamps, couponIds: [bun.id] });
    const won = pocket.getByRole("dialog", { name: t("winning.congrats") });
    await expect(won.getByText(used, { exact: true })).toBeVisible(atOnce);
    await expect(pocket.getByRole("status").filter({ hasText: used })).toHaveCount(0);
    await look(pocket, "live-used-in-dialog");
    await won.getByRole("button", { name: t("words.close") }).click();
    await expect(won).toBeHidden();
    const onDesk = desk.getByRole("dialog", { name: t("winning.congrats") });
    await onDesk.getByRole("button", { name: t("words.close") }).click();
    await expect(onDesk).toBeHidden();
  });

  await test.step("the page of purchases is updated, too", async () => {
    await goOn(pocket, "/consumer/purchases/history");
    await expect(pocket.getByText(words.kronor(120)).first()).toBeVisible();
    await buy(club, sara, 77);
    await expect(pocket.getByText(words.kronor(77)).first()).toBeVisible(atOnce);
  });

  await test.step("points given by staff appear", async () => {
    await ask(club.merchant, "correctPoints", {
      params: { membershipId: sara.number },
      body: { points: 50, reason: "Fel pris i kassan" },
    });
    await expect(pocket.getByText(t("home.newsAdded", { count: 50 }))).toBeVisible(atOnce);
    await look(pocket, "live-added");
  });

  await test.step("a used reward appears, without and with a purchase", async () => {
    const used = t("home.newsTaken", { names: bun.name });
    await buy(club, sara, null, { couponIds: [bun.id] });
    await expect(pocket.getByText(used, { exact: true })).toBeVisible(atOnce);
    await buy(club, sara, 24, { couponIds: [bun.id] });
    await expect(pocket.getByText(`${t("home.newsPoints", { count: 24 })}. ${used}`)).toBeVisible(atOnce);
    await look(pocket, "live-reward");
  });

  await test.step("a full card’s used reward appears, without a purchase", async () => {
    const [won] = await ask(sara.asker, "getConsumerStampcardCoupons", {});
    await buy(club, sara, null, { stampcardUsageIds: [won?.usage.stampcardUsageId] });
    const used = t("home.newsTaken", { names: card.coupon.reward });
    await expect(pocket.getByText(used, { exact: true })).toBeVisible(atOnce);
  });

  await test.step("the used welcome offer appears, without a purchase", async () => {
    await buy(club, sara, null, { welcomeOffer: { couponId: null } });
    await expect(pocket.getByText(t("home.newsTaken", { names: welcome.name }), { exact: true })).toBeVisible(atOnce);
  });

  await test.step("changes made without a network appear when it is back", async () => {
    await pocket.context().setOffline(true);
    await buy(club, sara, 33);
    await Promise.all([listening(pocket), pocket.context().setOffline(false)]);
    await expect(pocket.getByText(words.kronor(33)).first()).toBeVisible(atOnce);
  });
});

test("two tills with one member report each other’s changes, and keep typed text", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "tvakassor");
  const bun = await startPoints(club, "Kanelbulle", 100);
  const cake = await addCoupon(club, { name: "Tårtbit", pointsRequired: 120 });
  const sara = await joinClub(club, "Sara");
  await buy(club, sara, 200);
  const cashier = await hireCashier(club, "Tove");
  const till = await openTill(await newPerson(), words, cashier.token);
  const heard = till.page.waitForResponse((answer) => answer.url().includes(`live?member=${sara.number}`));
  await cashiers.find(till, sara.number, sara.name);
  await heard;
  await cashiers.typeAmount(till, "45");
  const seePoints = (count: number) =>
    expect(till.page.getByText(office("words.points", { count })).first()).toBeVisible(atOnce);

  await test.step("a purchase at the other till is reported", async () => {
    await buy(club, sara, 50);
    await expect(till.page.getByText(office("register.changedElsewhere"))).toBeVisible(atOnce);
    await seePoints(250);
    await look(till.page, "till-changed-elsewhere");
    await expect(till.page.getByRole("textbox", { name: office("register.amount") })).toHaveValue("45");
  });

  await test.step("a withdrawn reward is reported, whether it was chosen or not", async () => {
    const withdraw = ({ id }: { id: number }) =>
      ask(club.merchant, "setCouponStatus", { params: { id }, body: { publishStatus: "WITHDRAWN" } });
    await withdraw(cake);
    await expect(till.page.getByText(office("register.changedOffers"))).toBeVisible(atOnce);
    await expect(cashiers.choiceOf(till, cake.name)).toBeHidden();
    await cashiers.choose(till, bun.name);
    await withdraw(bun);
    await expect(till.page.getByText(office("register.chosenGone"))).toBeVisible(atOnce);
    await look(till.page, "till-chosen-gone");
    await expect(cashiers.choiceOf(till, bun.name)).toBeHidden();
  });

  await test.step("a till’s own change is not reported", async () => {
    await cashiers.confirm(till, 45, 45);
    await cashiers.next(till);
    await expect(till.page.getByText(office("register.changedElsewhere"))).toBeHidden();
  });
});
