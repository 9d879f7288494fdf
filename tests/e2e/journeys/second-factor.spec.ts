import type { Page } from "@playwright/test";
import { officeAddress } from "../addresses.ts";
import { ask } from "../api.ts";
import { hireCashier, openClub, staffPassword } from "../club.ts";
import { codeOf, wrongCodeOf } from "../codes.ts";
import { today } from "../day.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";
import type { Words } from "../words.ts";

async function logIn(page: Page, { office: t }: Words, email: string, password = staffPassword) {
  await page.goto(`${officeAddress}/login`);
  await field(page, t("sessions.username")).fill(email);
  await field(page, t("words.password")).fill(password);
  await page.getByRole("button", { name: t("words.signIn"), exact: true }).click();
}

/** Attaches a virtual passkey that confirms every request. */
async function attachPasskeys(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
}

/** Removes the session and the known device; the passkeys stay. */
async function becomeStranger(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

test("a merchant protects the account with an app, and signs in with its codes, a recovery code or a trusted device", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "steg");
  const email = `karin@${club.subdomain}.example`;
  const page = await newPerson();
  await logIn(page, words, email);
  await expect(page).toHaveURL(`${officeAddress}/`);
  await page.goto(`${officeAddress}/user/profile`);
  await page.getByRole("button", { name: t("secondFactor.changes.addApp") }).click();
  const dialog = page.getByRole("dialog", { name: t("secondFactor.changes.addApp") });
  await field(dialog, t("words.password")).fill(staffPassword);
  await dialog.getByRole("button", { name: t("secondFactor.continue") }).click();
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await look(page, "app");
  await field(dialog, t("secondFactor.code.APP")).fill(await wrongCodeOf(secret));
  await dialog.getByRole("button", { name: t("secondFactor.addApp") }).click();
  await expect(dialog.getByText(t("errors.WRONG_CODE"))).toBeVisible();
  await field(dialog, t("secondFactor.code.APP")).fill(await codeOf(secret));
  await dialog.getByRole("button", { name: t("secondFactor.addApp") }).click();
  const codes = dialog.getByRole("list", { name: t("secondFactor.codesTitle") }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await look(page, "recovery-codes");
  await dialog.getByLabel(t("secondFactor.codesSaved")).check();
  await dialog.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(page.getByText(t("secondFactor.codesLeft", { count: 10 }))).toBeVisible();
  await look(page, "profile");

  const tablet = await newPerson(phone);
  await logIn(tablet, words, email);
  await expect(tablet.getByRole("heading", { name: t("secondFactor.title") })).toBeVisible();
  await look(tablet, "code");
  await field(tablet, t("secondFactor.code.APP")).fill(await wrongCodeOf(secret));
  await tablet.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(tablet.getByText(t("errors.WRONG_CODE"))).toBeVisible();
  await field(tablet, t("secondFactor.code.APP")).fill(await codeOf(secret, 30));
  await tablet.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(tablet).toHaveURL(`${officeAddress}/`);

  const laptop = await newPerson();
  await logIn(laptop, words, email);
  await laptop.getByRole("button", { name: t("secondFactor.instead.RECOVERY_CODE") }).click();
  await field(laptop, t("secondFactor.code.RECOVERY_CODE")).fill(recovery.toUpperCase());
  await laptop.getByLabel(t("secondFactor.trustDevice", { days: "30" })).check();
  await laptop.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(laptop).toHaveURL(`${officeAddress}/`);
  await laptop.evaluate(() => localStorage.clear());
  await logIn(laptop, words, email);
  await expect(laptop).toHaveURL(`${officeAddress}/`);
});

test("a company requires a second factor; a cashier adds a passkey after the password, and signs in with it", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "nyckel");
  const { email } = await hireCashier(club, "Tova");
  const { step } = await ask(club.merchant, "openSecondFactor", { body: { password: staffPassword } });
  const { secret } = await ask(club.merchant, "startAuthenticator", { body: { step } });
  await ask(club.merchant, "confirmAuthenticator", { body: { step, code: await codeOf(secret) } });
  await ask(club.merchant, "setSecondFactorDemand", { body: { from: today().toString() } });

  const page = await newPerson(phone);
  await attachPasskeys(page);
  await logIn(page, words, email);
  await expect(page.getByRole("heading", { name: t("secondFactor.setUpTitle") })).toBeVisible();
  await look(page, "set-up");
  await page.getByRole("button", { name: t("secondFactor.ways.PASSKEY") }).click();
  await field(page, t("secondFactor.passkeyName")).fill("Butikens telefon");
  await look(page, "passkey-name");
  await page.getByRole("button", { name: t("secondFactor.addPasskey") }).click();
  await page.getByLabel(t("secondFactor.codesSaved")).check();
  await look(page, "codes-on-phone");
  await page.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(page).not.toHaveURL(/login/);

  await becomeStranger(page);
  await logIn(page, words, email);
  await look(page, "passkey");
  await page.getByRole("button", { name: t("secondFactor.usePasskey") }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${officeAddress}/user/profile`);
  await expect(page.getByText("Butikens telefon")).toBeVisible();
  await look(page, "profile-on-phone");
  await page.getByRole("button", { name: t("secondFactor.removeNamed", { name: "Butikens telefon" }) }).click();
  const dialog = page.getByRole("dialog");
  await field(dialog, t("words.password")).fill(staffPassword);
  await dialog.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(dialog.getByText(t("errors.SECOND_FACTOR_REQUIRED"))).toBeVisible();
});

test("a merchant with a second factor requires one of all staff, and changes the password", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "krav");
  const email = `karin@${club.subdomain}.example`;
  const page = await newPerson();
  await attachPasskeys(page);
  await logIn(page, words, email);
  await expect(page).toHaveURL(`${officeAddress}/`);
  await page.goto(`${officeAddress}/users`);
  await page.getByRole("button", { name: t("secondFactor.demandStart") }).click();
  await expect(page.getByText(t("errors.SECOND_FACTOR_MISSING"))).toBeVisible();
  await look(page, "demand-refused");
  await page.getByRole("link", { name: t("secondFactor.toProfile") }).click();
  await page.getByRole("button", { name: t("secondFactor.changes.addPasskey") }).click();
  const dialog = page.getByRole("dialog");
  await field(dialog, t("words.password")).fill(staffPassword);
  await dialog.getByRole("button", { name: t("secondFactor.continue") }).click();
  await dialog.getByRole("button", { name: t("secondFactor.addPasskey") }).click();
  await dialog.getByLabel(t("secondFactor.codesSaved")).check();
  await dialog.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: t("profile.changePassword") }).click();
  await field(dialog, t("profile.oldPassword")).fill(staffPassword);
  await field(dialog, t("profile.newPassword")).fill("manen-skiner-i-lund");
  await field(dialog, t("words.confirmPassword")).fill("manen-skiner-i-lund");
  await look(page, "change-password");
  await dialog.getByRole("button", { name: t("profile.changePassword") }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${officeAddress}/users`);
  await page.getByRole("button", { name: t("secondFactor.demandStart") }).click();
  await expect(page.getByRole("button", { name: t("secondFactor.demandEnd") })).toBeVisible();
  await look(page, "demand");

  await becomeStranger(page);
  await logIn(page, words, email, "manen-skiner-i-lund");
  await page.getByRole("button", { name: t("secondFactor.usePasskey") }).click();
  await expect(page).toHaveURL(`${officeAddress}/`);
});
