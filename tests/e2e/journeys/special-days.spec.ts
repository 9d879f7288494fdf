import { clubAddress, officeAddress } from "../addresses.ts";
import { logInMerchant, openClub } from "../club.ts";
import { today } from "../day.ts";
import { enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

test("a merchant’s special days are suggested, corrected, saved, and shown to visitors the same day", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t, club: c } = words;
  const club = await openClub(request, "avvikande");
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto(`${officeAddress}/locations/${club.location.id}`);
  const row = (number: number) =>
    page.getByRole("group", { name: t("locations.special.row", { row: String(number) }) });
  await expect(row(1)).toHaveCount(0);

  // The run begins on 15 April: Easter is over, and the next holiday is the first of May.
  await page.getByRole("button", { name: /^Lägg till Första maj/ }).click();
  await expect(field(row(1), t("locations.special.name"))).toHaveValue("Första maj");
  await page.getByRole("button", { name: t("locations.special.add") }).click();
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  await expect(row(2).getByText(t("locations.special.problems.INVALID_DATE"))).toBeVisible();
  await row(2).getByLabel(t("locations.special.dateFrom"), { exact: true }).fill(today().toString());
  await expect(row(2).getByLabel(t("locations.special.dateTo"), { exact: true })).toHaveValue(today().toString());
  await field(row(2), t("locations.special.name")).fill("Inventering");
  await row(2).getByLabel(t("locations.special.kind")).selectOption("open");
  await look(page, "special days");
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  await expect(page.getByText(t("words.saved"), { exact: true })).toBeVisible();

  const visitor = await newPerson(phone);
  await visitor.goto(`${clubAddress(club.subdomain)}/torget`);
  await expect(visitor.getByText(c("places.specialToday", { name: "Inventering" }))).toBeVisible();
  await expect(visitor.getByText("Första maj")).toBeVisible();
  await look(visitor, "special days of a point of sale");
});
