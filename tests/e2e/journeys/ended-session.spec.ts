import type { Page } from "@playwright/test";
import { clubAddress, officeAddress } from "../addresses.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub, staffPassword } from "../club.ts";
import { codeOf, wrongCodeOf } from "../codes.ts";
import { enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";
import type { Words } from "../words.ts";

const signInAgain = async (page: Page, { office: t }: Words, password: string) => {
  const dialog = page.getByRole("dialog", { name: t("sessions.renewTitle") });
  await dialog.getByLabel(t("words.password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: t("words.signIn"), exact: true }).click();
  return dialog;
};

test("a merchant whose session expires while a form is open signs in within a dialog, and the typed text is saved", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "glomd");
  const page = await newPerson();
  const session = await logInMerchant(club);
  await enter(page, session);
  // A request of the page that is still under way would notice the end of the session before the click.
  await page.goto(`${officeAddress}/locations/${club.location.id}`, { waitUntil: "networkidle" });
  await field(page, t("locations.editor.street")).fill("Långgatan 7");
  await ask({ request, token: session.token }, "logOut", {});
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("sessions.renewTitle") });
  await expect(dialog).toBeVisible();
  await look(page, "renewal");
  await page.keyboard.press("Escape");
  await signInAgain(page, words, "fel-losenord");
  await expect(dialog.getByRole("alert")).toContainText(t("sessions.failed"));
  await signInAgain(page, words, staffPassword);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("words.saved"), { exact: true })).toBeVisible();
  await expect(field(page, t("locations.editor.street"))).toHaveValue("Långgatan 7");
  await page.reload();
  await expect(field(page, t("locations.editor.street"))).toHaveValue("Långgatan 7");
});

test("a merchant with a second factor signs in within a dialog of the form on a phone, including the code", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "glomt");
  const { merchant } = club;
  const { step } = await ask(merchant, "openSecondFactor", { body: { password: staffPassword } });
  const { secret } = await ask(merchant, "startAuthenticator", { body: { step } });
  await ask(merchant, "confirmAuthenticator", { body: { step, code: await codeOf(secret) } });
  const page = await newPerson(phone);
  await enter(page, { token: merchant.token, role: "ROLE_MERCHANT" });
  // A request of the page that is still under way would notice the end of the session before the click.
  await page.goto(`${officeAddress}/locations/${club.location.id}`, { waitUntil: "networkidle" });
  await field(page, t("locations.editor.street")).fill("Långgatan 7");
  await ask(merchant, "logOut", {});
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("sessions.renewTitle") });
  await expect(dialog).toBeVisible();
  await look(page, "renewal-on-phone");
  await signInAgain(page, words, "fel-losenord");
  await expect(dialog.getByRole("alert")).toContainText(t("sessions.failed"));
  await look(page, "wrong-password-on-phone");
  await signInAgain(page, words, staffPassword);
  const code = field(dialog, t("secondFactor.code.APP"));
  await code.fill(await wrongCodeOf(secret));
  await dialog.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(dialog.getByText(t("errors.WRONG_CODE"))).toBeVisible();
  await expect(code).toBeFocused();
  await look(page, "renewal-code-on-phone");
  await code.fill(await codeOf(secret, 30));
  await dialog.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("words.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, t("locations.editor.street"))).toHaveValue("Långgatan 7");
});

test("leaving instead of signing in again leaves no data behind", async ({ newPerson, words, request }) => {
  const { office: t } = words;
  const club = await openClub(request, "lamnad");
  const page = await newPerson();
  const session = await logInMerchant(club);
  await enter(page, session);
  // A request of the page that is still under way would notice the end of the session before the click.
  await page.goto(`${officeAddress}/locations/${club.location.id}`, { waitUntil: "networkidle" });
  await field(page, t("locations.editor.street")).fill("Långgatan 7");
  await ask({ request, token: session.token }, "logOut", {});
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  await page.getByRole("button", { name: t("sessions.renewLeave") }).click();
  await expect(page).toHaveURL(`${officeAddress}/login`);
  const remainingKeys = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => !name.startsWith("stammis.device.")),
  );
  expect(remainingKeys).toEqual([]);
});

test("a member whose session expires while the profile is open signs in within a dialog, and the typed text is saved", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "glomsk", { language: words.language });
  const anna = await joinClub(club, "Anna");
  const page = await newPerson();
  await enter(page, { token: anna.asker.token, role: "ROLE_CONSUMER" });
  await page.goto(`${clubAddress(club.subdomain)}/user/profile`);
  await page.getByRole("button", { name: t("cookies.accept") }).click();
  await field(page, t("words.firstName")).fill("Annika");
  await ask(anna.asker, "logOut", {});
  await page.getByRole("button", { name: t("words.save"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("sessions.renewTitle") });
  await expect(dialog).toBeVisible();
  await look(page, "member-renewal");
  await dialog.getByLabel(t("words.password"), { exact: true }).fill(staffPassword);
  await dialog.getByRole("button", { name: t("words.signIn"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("words.saved"), { exact: true })).toBeVisible();
  await page.goto(`${clubAddress(club.subdomain)}/user/profile`);
  await expect(field(page, t("words.firstName"))).toHaveValue("Annika");
});
