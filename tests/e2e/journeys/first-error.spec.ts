import type { Locator, Page } from "@playwright/test";
import { clubAddress, officeAddress } from "../addresses.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

/** Returns the number of invalid fields, and whether the first from the top has the focus. */
const wrongFields = (form: Locator) =>
  form.evaluate((element) => {
    const wrong = [...element.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    return { count: wrong.length, firstHasFocus: wrong[0] !== undefined && wrong[0] === document.activeElement };
  });

/** Presses a form's button, and expects the focus on the first of at least this many invalid fields. */
async function refuse(page: Page | Locator, button: string, least = 2) {
  const pressed = page.getByRole("button", { name: button, exact: true });
  await pressed.click();
  const form = pressed.locator("xpath=ancestor::form");
  await expect.poll(async () => (await wrongFields(form)).count).toBeGreaterThanOrEqual(least);
  await expect.poll(async () => (await wrongFields(form)).firstHasFocus).toBe(true);
}

test("every form of the back office focuses its first invalid field", async ({ newPerson, words, request, look }) => {
  const { office: t } = words;
  const page = await newPerson();
  await page.goto(`${officeAddress}/onboarding`);
  await refuse(page, t("onboarding.submit"));
  await page.goto(`${officeAddress}/login`);
  await refuse(page, t("words.signIn"));

  const club = await openClub(request, "forst");
  await enter(page, await logInMerchant(club));
  await page.goto(`${officeAddress}/locations/new`);
  await refuse(page, t("locations.editor.create"));
  // The internal name copies the commercial name while it is typed, and is counted as well.
  await field(page, t("locations.editor.commercialName")).fill("Torget".repeat(12));
  await expect(page.getByText("72/60")).toHaveCount(2);
  // Registered after the earlier fields, although it is above the website.
  await field(page, t("locations.editor.commercialName")).fill("Torget");
  await field(page, t("locations.editor.internalName")).fill("Annat");
  await field(page, t("locations.editor.website")).fill("ftp:");
  await field(page, t("locations.editor.street")).fill("Lång".repeat(31));
  await refuse(page, t("locations.editor.create"));
  await expect(page.getByText("124/120")).toBeVisible();
  await look(page, "location");
  // Only the server knows which names are taken; its error also focuses the first field.
  await field(page, t("locations.editor.street")).fill("Stortorget 1");
  await field(page, t("locations.editor.website")).fill("");
  await refuse(page, t("locations.editor.create"), 1);
  await expect(field(page, t("locations.editor.subpage"))).toBeFocused();

  await page.goto(`${officeAddress}/coupons/new/reward`);
  await field(page, t("coupons.perMemberLimit")).fill("x");
  await refuse(page, t("publishing.saveDraft"));
  await page.goto(`${officeAddress}/points`);
  await field(page, t("points.corrections.perMember")).fill("x");
  await field(page, t("points.rule.monthValidation")).fill("0");
  await refuse(page, t("points.rule.save"));
  await page.goto(`${officeAddress}/club`);
  await field(page, t("settings.colourCode")).fill("#b4532a9");
  await field(page, t("settings.commercialName")).fill("");
  await refuse(page, t("words.save"));
  await look(page, "club");
  await page.goto(`${officeAddress}/company`);
  await field(page, t("onboarding.companyName")).fill("");
  await field(page, t("onboarding.companyNumber")).fill("12");
  await refuse(page, t("words.save"));
  await page.goto(`${officeAddress}/user/profile`);
  await field(page, t("words.lastName")).fill("");
  await field(page, t("words.firstName")).fill("");
  await refuse(page, t("words.save"));
  await page.getByRole("button", { name: t("profile.changePassword") }).click();
  await refuse(page.getByRole("dialog"), t("profile.changePassword"));
});

test("every form of the member app focuses its first invalid field", async ({ newPerson, words, request, look }) => {
  const { club: t } = words;
  const club = await openClub(request, "forstm", { language: words.language });
  const page = await newPerson();
  const address = clubAddress(club.subdomain);
  await page.goto(`${address}/login`);
  await page.getByRole("button", { name: t("cookies.accept") }).click();
  await refuse(page, t("words.signIn"));
  await page.goto(`${address}/onboarding`);
  await refuse(page, t("joining.submit"), 1);
  const { asker } = await joinClub(club, "Anna");
  await enter(page, { token: asker.token, role: "ROLE_CONSUMER" });
  await page.goto(`${address}/user/profile`);
  await field(page, t("profile.city")).fill("Ystad".repeat(17));
  await field(page, t("words.phone")).fill("12");
  await field(page, t("words.firstName")).fill("");
  await refuse(page, t("words.save"));
  await look(page, "profile");
  await page.goto(`${address}/consumer/password`);
  await refuse(page, t("sessions.resetSave"));
});
