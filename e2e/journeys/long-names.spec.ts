import type { Locator } from "@playwright/test";
import type { Language } from "@stammis/domain/clubs/languages";
import { formatMembershipNumber, makeMembershipNumber } from "@stammis/domain/people/membership-number";
import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
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

/** A card number that is right in itself and nobody's. */
const nobodys = makeMembershipNumber(() => 9);

/** All that was typed is seen: an amount that loses its last digits is another amount. */
async function seeWhole(field: Locator) {
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
}

test("very long names cover neither the pad nor Confirm, wherever the till stands and whatever it tells", async ({
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
    const notice = page.getByText(office("till.scannedNobody", { number: formatMembershipNumber(nobodys) }));
    for (const [place, size] of Object.entries(places)) {
      await test.step(`${language}, ${place}`, async () => {
        await page.setViewportSize(size);
        await expect(page.getByLabel(office("till.searchLabel"))).toBeVisible();
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
            name: office("till.confirmAmount", { amount: kronor(1_234_567.5) }),
            exact: true,
          }),
        ).toBeEnabled();
        await seeWithinReach(till);
        await seeWhole(page.getByLabel(office("till.amount")));
        await look(page, `till-long-typed-${language}-${place.replaceAll(" ", "-")}`);
        await cashiers.eraseAmount(till, 10);
        await cashiers.changeMember(till);
      });
    }
  }
});
