import { seeOpen } from "../accessibility/open-things.ts";
import { officeAddress } from "../addresses.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { expect, test } from "../test.ts";

test("a club’s time zone is found by city, saved, and fixed from the first member on", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "klockor");
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto(`${officeAddress}/club`);
  const zone = page.getByLabel(t("settings.timeZone"), { exact: true }).and(page.locator("input"));
  await expect(zone).toHaveValue("Stockholm, Sverige");
  await zone.fill("kopenh");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Köpenhamn, DanmarkUTC+2"]);
  await look(page, "time zones");
  await seeOpen(page, "time zones to choose from", "choices");
  await zone.press("ArrowDown");
  await zone.press("Enter");
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  await expect(page.getByText(t("words.saved"), { exact: true })).toBeVisible();

  await joinClub(club, "Elin");
  await page.reload();
  await expect(zone).toHaveValue(/^Köpenhamn, Danmark/);
  await expect(zone).not.toBeEditable();
  await expect(page.getByText(/Kan inte ändras längre/)).toBeVisible();
  await look(page, "fixed");
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "fixed on a phone");
});
