import type { Locator } from "@playwright/test";
import { formatMembershipNumber, makeMembershipNumber } from "#packages/domain/people/membership-number.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { goOn } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { hireCashier, joinClub, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { addCoupon, addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill, scan, seeWithinReach } from "../people/till.ts";
import { expect, test } from "../test.ts";
import { wordsIn } from "../words.ts";

const places = {
  "a phone": { width: 390, height: 844 },
  "a phone lying down": { width: 844, height: 390 },
  "a tablet": { width: 1024, height: 768 },
  "a small phone": { width: 375, height: 667 },
  "a small phone lying down": { width: 667, height: 375 },
} as const;

/** A valid card number without a member. */
const nobodys = makeMembershipNumber(() => 9);

/** Expects the complete text to be visible, because a truncated amount is another amount. */
async function seeWhole(field: Locator) {
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
}

test("very long names cover neither the pad nor Confirm, in any state of the till and with any message", async ({
  newPerson,
  look,
  request,
}) => {
  for (const language of ["sv", "fr"] satisfies Language[]) {
    const words = wordsIn(language);
    const { office, kronor } = words;
    const club = await openClub(request, `lang${language}`, { language });
    await startPoints(club, "Kanelbulle eller vaniljmunk idag", 100);
    await addCoupon(club, {
      name: "Frukostbuffé med nypressad juice",
      pointsRequired: 150,
    });
    await addStampCard(club, {
      title: "Vart tionde surdegsbröd får du\nav oss som tack för troheten",
      titleSize: "SMALL",
      coupon: { reward: "Ett valfritt surdegsbröd", description: "", hideTitle: false, dayValidation: 30 },
    });
    const member = await joinClub(club, "Anna");
    const firstName = "Anna-Karin Margareta Elisabet Wilhelmina Charlotta";
    const lastName = "von Rosenschöld-Gyllenhammar af Västerbottenstrand";
    await ask(member.asker, "updateProfile", { body: { firstName, lastName } });
    const bought = { membershipId: member.number, pointOfSaleId: club.location.id, amount: 400 };
    await ask(club.merchant, "registerPurchase", { body: bought });
    const name = `${firstName} ${lastName}`;

    const till = await openTill(
      await newPerson({ viewport: places["a tablet"] }),
      words,
      (await hireCashier(club, "Tove")).token,
    );
    const { page } = till;
    const notice = page.getByText(office("register.scannedNobody", { number: formatMembershipNumber(nobodys) }));
    for (const [place, size] of Object.entries(places)) {
      await test.step(`${language}, ${place}`, async () => {
        await page.setViewportSize(size);
        await expect(page.getByLabel(office("register.searchLabel"))).toBeVisible();
        await seeWithinReach(till);
        await scan(page, nobodys);
        await expect(notice).toBeVisible();
        await seeWithinReach(till);
        await cashiers.find(till, member.number, name);
        await expect(notice).toBeVisible();
        await seeWithinReach(till);
        await look(page, `till-long-${language}-${place.replaceAll(" ", "-")}`);
        await cashiers.typeAmount(till, "1234567,50");
        await expect(
          page.getByRole("button", {
            name: office("register.confirmAmount", { amount: kronor(1_234_567.5) }),
            exact: true,
          }),
        ).toBeEnabled();
        await seeWithinReach(till);
        await seeWhole(page.getByLabel(office("register.amount")));
        await look(page, `till-long-typed-${language}-${place.replaceAll(" ", "-")}`);
        await cashiers.eraseAmount(till, 10);
        await cashiers.changeMember(till);
      });
    }
  }
});

test("a phone’s lists keep long names inside, show numbers completely or not at all, and show the order next to the export", async ({
  newPerson,
  request,
}) => {
  const words = wordsIn("fr");
  const { office: t } = words;
  const unbroken = "Abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefgh";
  const club = await openClub(request, "smalnamn", { language: "fr" });
  await startPoints(club, unbroken, 100);
  await addStampCard(club, {
    name: unbroken,
    coupon: { reward: unbroken, description: "", hideTitle: false, dayValidation: 30 },
  });
  const [long, short] = [await joinClub(club, "Anna"), await joinClub(club, "Siri")];
  await ask(long.asker, "updateProfile", { body: { firstName: unbroken, lastName: unbroken } });
  const page = await newPerson(phone);
  await enter(page, await logInMerchant(club));

  await page.goto("/points");
  for (const path of ["/points", "/stampcards", "/coupons", "/members"]) {
    await goOn(page, path);
    await expect(page.getByText(unbroken).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  const lineOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? 0);
  const numberOf = ({ number }: { number: string }) => page.getByText(formatMembershipNumber(number));
  const nameLine = await lineOf(page.getByText(unbroken));
  expect(await lineOf(numberOf(long))).toBeGreaterThan(nameLine + 10);
  expect(await lineOf(numberOf(short))).toBeLessThan((await lineOf(page.getByText(short.name, { exact: true }))) + 10);

  await goOn(page, "/users");
  const middleOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height / 2 : 0;
  };
  const order = await middleOf(page.getByRole("combobox", { name: t("list.order") }));
  expect(Math.abs(order - (await middleOf(page.getByRole("button", { name: t("shell.exportList") }))))).toBeLessThan(4);
});
