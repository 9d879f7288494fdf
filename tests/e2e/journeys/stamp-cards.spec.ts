import { cardDesignTexts } from "#features/loyalty/stamp-cards/i18n/card-designs.ts";
import { officeAddress } from "../addresses.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

test("a merchant designs a stamp card, and members who collect on it keep the better terms", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t, club: m } = words;
  const club = await openClub(request, "stampelkort");
  const member = await joinClub(club, "siv");
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto(`${officeAddress}/stampcards`);
  await look(page, "none");
  await page.getByRole("link", { name: t("stampCards.create") }).click();

  // A design by trade fills in look and texts, and the merchant's own text replaces its title.
  const preview = page.getByRole("region", { name: t("publishing.preview") });
  await look(page, "designs");
  await page.getByRole("button", { name: cardDesignTexts.sv.CAFE.trade, exact: true }).click();
  await expect(preview.getByText(cardDesignTexts.sv.CAFE.reward)).toBeVisible();
  await page.getByRole("button", { name: cardDesignTexts.sv.BAKERY.trade, exact: true }).click();
  await expect(preview.getByText(cardDesignTexts.sv.BAKERY.reward)).toBeVisible();
  await expect(field(page, t("stampCards.title"))).toHaveValue(cardDesignTexts.sv.BAKERY.title);
  await look(page, "design-chosen");

  // Designs the terms, the texts and the stamp. The card next to the form follows.
  await field(page, t("stampCards.name")).fill("Bullkortet");
  await field(page, t("stampCards.stampsAmount")).fill("5");
  await field(page, t("stampCards.rewardName")).fill("En kanelbulle");
  await field(page, t("stampCards.title")).fill("Femte bullen på oss");
  await page.getByRole("radio", { name: t("stampCards.marks.bun") }).check();
  await expect(preview.getByText("Femte bullen på oss")).toBeVisible();
  const more = page.getByRole("button", { name: t("stampCards.tryMore") });
  await more.click();
  await more.click();
  await expect(preview.getByText(t("stampCards.fullTitle"))).toBeVisible();
  await look(page, "designer");
  await page.getByRole("button", { name: t("publishing.publish") }).click();
  await expect(page.getByText(t("publishing.STAMP_CARD.done.ACTIVE", { name: "Bullkortet" }))).toBeVisible();
  await look(page, "one");

  // A member collects four of five stamps.
  const [card] = await ask(club.merchant, "listStampcards", {});
  const stamps = [{ stampcardId: card?.id, stamps: 4 }];
  const visit = { membershipId: member.number, pointOfSaleId: club.location.id, amount: null, stamps };
  await ask(club.merchant, "registerPurchase", { body: visit });

  // Fewer stamps are required: the bar names the affected members before saving.
  await page.getByRole("button", { name: "Femte bullen på oss" }).click();
  await field(page, t("stampCards.stampsAmount")).fill("7");
  await expect(page.getByText(t("stampCards.change.kept", { count: 1 }))).toBeVisible();
  await field(page, t("stampCards.stampsAmount")).fill("4");
  await expect(page.getByText(t("stampCards.change.filled", { count: 1 }))).toBeVisible();
  await look(page, "change");
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  await expect(page.getByText(t("publishing.STAMP_CARD.saved", { name: "Bullkortet" }))).toBeVisible();

  const phone = await newPerson();
  await enter(phone, { token: member.asker.token ?? "", role: "ROLE_CONSUMER" });
  await phone.goto(club.address);
  await expect(phone.getByText("En kanelbulle").first()).toBeVisible();
  await expect(phone.getByRole("heading", { name: m("stampCards.rewards") })).toBeVisible();
  await look(phone, "won");

  // A copy starts as a draft; withdrawing the original names the affected members, and asks twice.
  await page.getByRole("button", { name: t("publishing.actions") }).click();
  await page.getByRole("menuitem", { name: t("stampCards.copy") }).click();
  const copy = t("stampCards.copyName", { name: "Bullkortet" });
  await expect(page.getByRole("heading", { name: copy, level: 1 })).toBeVisible();
  await page
    .getByRole("link", { name: t("stampCards.menu"), exact: true })
    .first()
    .click();
  await page.getByRole("button", { name: t("publishing.actionsFor", { name: "Bullkortet" }), exact: true }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${t("publishing.labels.WITHDRAWN")}`) }).click();
  await expect(page.getByText(t("publishing.STAMP_CARD.withdrawText", { met: 0 }))).toBeVisible();
  await page.getByRole("button", { name: t("publishing.withdrawNext") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("publishing.labels.WITHDRAWN") })
    .click();
  await expect(page.getByText(t("publishing.STAMP_CARD.statuses.WITHDRAWN"), { exact: true })).toBeVisible();
});

test("a merchant makes a value coupon", async ({ newPerson, words, request, look }) => {
  const { office: t } = words;
  const club = await openClub(request, "varde");
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto(`${officeAddress}/coupons`);
  await page.getByRole("button", { name: t("coupons.create") }).click();
  await page.getByRole("menuitem", { name: t("coupons.newTitle.VALUE") }).click();
  await field(page, t("coupons.name")).fill("Femtio kronor på lunchen");
  await field(page, t("coupons.valueKronor")).fill("0,50");
  await field(page, t("coupons.minimumPurchase")).fill("120");
  await page.getByRole("button", { name: t("publishing.publish") }).click();
  await expect(page.getByText(t("coupons.amountWrong"))).toBeVisible();
  await field(page, t("coupons.valueKronor")).fill("50");
  await page.getByRole("button", { name: t("publishing.publish") }).click();
  await expect(page.getByText(t("publishing.VALUE.done.ACTIVE", { name: "Femtio kronor på lunchen" }))).toBeVisible();
  await expect(page).toHaveURL(/\/coupons$/);
  await look(page, "coupons");
  const [coupon] = await ask(club.merchant, "listCoupons", { query: {} });
  expect(coupon).toMatchObject({ kind: "VALUE", value: 50, minimumPurchase: 120, perMemberLimit: 1 });
});
