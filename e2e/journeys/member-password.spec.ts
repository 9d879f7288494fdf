import { clubAddress } from "../addresses.ts";
import { joinClub, openClub, staffPassword } from "../club.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

test("a member who knows their password chooses another, and logs in with it", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "losen");
  const { email } = await joinClub(club, "Anna");
  const page = await newPerson(phone);
  const logIn = async (password: string) => {
    await page.goto(`${clubAddress(club.subdomain)}/login`);
    await field(page, t("login.username")).fill(email);
    await field(page, t("words.password")).fill(password);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("words.signIn"), exact: true })
      .click();
    await expect(page).not.toHaveURL(/login/);
  };
  await logIn(staffPassword);
  await page.goto(`${clubAddress(club.subdomain)}/consumer/account`);
  await page.getByRole("link", { name: t("login.changeTitle") }).click();
  await field(page, t("login.oldPassword")).fill("fel-losenord");
  await field(page, t("login.newPassword")).fill("manen-skiner-i-lund");
  await field(page, t("words.confirmPassword")).fill("manen-skiner-i-lund");
  await page.getByRole("button", { name: t("login.resetSave") }).click();
  await expect(page.getByText(t("errors.WRONG_PASSWORD"))).toBeVisible();
  await look(page, "member-password");
  await field(page, t("login.oldPassword")).fill(staffPassword);
  await page.getByRole("button", { name: t("login.resetSave") }).click();
  await expect(page.getByText(t("login.changed"))).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await logIn("manen-skiner-i-lund");
});
