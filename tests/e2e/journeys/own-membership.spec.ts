import { readFile } from "node:fs/promises";
import { goOn } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { joinClub, openClub, staffPassword } from "../club.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";

test("a member gives or refuses consent to offers, ends another device’s session, reads and downloads own data, and leaves", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "egen");
  const anna = await joinClub(club, "Anna");
  const credentials = { username: anna.email, password: staffPassword };
  const others = [1, 2].map(() =>
    ask(anna.asker, "logInMember", { params: { subdomain: club.subdomain }, body: credentials }),
  );
  await Promise.all(others);
  const page = await newPerson(phone);
  await openApp(page, club, anna.asker.token, "/consumer/account");

  await page.getByRole("link", { name: t("settings.consents") }).click();
  const byEmail = page.getByRole("checkbox", { name: t("consents.profile.EMAIL") });
  await byEmail.click();
  await expect(page.getByText(t("settings.sources.PROFILE"))).toBeVisible();
  await expect(byEmail).toBeChecked();
  await expect(page.getByRole("checkbox", { name: t("consents.profile.SMS") })).toBeDisabled();
  await look(page, "consents");

  await goOn(page, "/consumer/devices");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await look(page, "devices");
  await rows.getByRole("button").first().click();
  await expect(rows).toHaveCount(2);

  await goOn(page, "/consumer/membership/export");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: t("settings.dataCsv") }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain(anna.email);
  await page.getByRole("button", { name: t("settings.dataShow") }).click();
  await page.locator("summary").first().click();
  await expect(page.getByText(anna.email).first()).toBeVisible();
  await look(page, "own-data");

  await goOn(page, "/consumer/membership/terminate");
  await expect(page.getByRole("heading", { name: t("settings.lost") })).toBeVisible();
  await look(page, "leave");
  await page.getByRole("button", { name: t("settings.leave") }).click();
  await expect(page.getByText(t("errors.REQUIRED"))).toBeVisible();
  await field(page, t("settings.leavePassword")).fill("fel-losenord");
  await page.getByRole("button", { name: t("settings.leave") }).click();
  await expect(page.getByText(t("errors.WRONG_PASSWORD"))).toBeVisible();
  await field(page, t("settings.leavePassword")).fill(staffPassword);
  await page.getByRole("button", { name: t("settings.leave") }).click();
  await expect(page.getByText(t("settings.left"))).toBeVisible();
  await expect(page).toHaveURL(/\/guest$/);
  expect(await page.evaluate(() => localStorage.getItem("stammis.session"))).toBeNull();
});
