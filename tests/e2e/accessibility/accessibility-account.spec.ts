import { ask } from "../api.ts";
import { hireCashier, openClub, staffPassword } from "../club.ts";
import { codeOf } from "../codes.ts";
import { enter } from "../demo.ts";
import { field } from "../fields.ts";
import { newestLink } from "../outbox.ts";
import { companyNumber } from "../people/merchant.ts";
import { expect, test } from "../test.ts";
import { goOn, seeAccessible, seeAll } from "./accessible.ts";
import { seeOpen } from "./open-things.ts";

test("the profile in the back office and its dialogs are accessible", async ({ newPerson, words, request }) => {
  const { office: t } = words;
  const club = await openClub(request, "axekonto");
  const page = await newPerson();
  const dialog = page.getByRole("dialog");
  const leave = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/user/profile");
  await page
    .getByRole("button", { name: t("words.labelled", { label: t("profile.changeContact"), value: t("words.email") }) })
    .click();
  await expect(dialog).toBeVisible();
  await seeOpen(page, "a new address");
  const next = `karin@ny-${club.subdomain}.example`;
  await field(dialog, t("profile.newContactLabel.EMAIL")).fill(next);
  await dialog.getByLabel(t("contacts.password"), { exact: true }).fill(staffPassword);
  await dialog.getByRole("button", { name: t("words.save") }).click();
  await expect(page.getByText(t("contacts.waits", { address: next }))).toBeVisible();
  await page.getByRole("button", { name: t("profile.changePassword") }).click();
  await expect(dialog).toBeVisible();
  await seeOpen(page, "a new password");
  await leave();

  await page.getByRole("button", { name: t("secondFactor.changes.addApp") }).click();
  await field(dialog, t("words.password")).fill(staffPassword);
  await seeOpen(page, "the password before a second step");
  await dialog.getByRole("button", { name: t("secondFactor.continue") }).click();
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await seeOpen(page, "an app's code to scan");
  await field(dialog, t("secondFactor.code.APP")).fill(await codeOf(secret));
  await dialog.getByRole("button", { name: t("secondFactor.addApp") }).click();
  await expect(dialog.getByRole("list", { name: t("secondFactor.codesTitle") })).toBeVisible();
  await seeOpen(page, "recovery codes");
  await dialog.getByLabel(t("secondFactor.codesSaved")).check();
  await dialog.getByRole("button", { name: t("secondFactor.continue") }).click();
  await expect(page.getByText(t("secondFactor.codesLeft", { count: 10 }))).toBeVisible();
  await seeAccessible(page, "a profile with an address that waits and two steps");

  const proof = await newPerson();
  await proof.goto(await newestLink(request, next));
  await seeAccessible(proof, "the link to a new address");

  await goOn(page, "/users");
  await page.getByRole("button", { name: t("secondFactor.demandStart") }).click();
  await expect(page.getByRole("button", { name: t("secondFactor.demandEnd") })).toBeVisible();
  await seeAccessible(page, "two steps asked of everybody");

  const laptop = await newPerson();
  await laptop.goto("/login");
  await field(laptop, t("sessions.username")).fill(`karin@${club.subdomain}.example`);
  await field(laptop, t("words.password")).fill(staffPassword);
  await laptop.getByRole("button", { name: t("words.signIn"), exact: true }).click();
  await expect(laptop.getByRole("heading", { name: t("secondFactor.title") })).toBeVisible();
  await seeAccessible(laptop, "the second step");
});

test("received and sent invitations are accessible, including one that opens a company", async ({
  newPerson,
  words,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "axebjud");
  const tove = await hireCashier(club, "Tove");
  const other = await openClub(request, "axebjudet");
  const grant = { role: "ROLE_CASHIER" as const, pointsOfSaleIds: [other.location.id] };
  await ask(other.merchant, "inviteStaff", { body: { ...grant, email: tove.email, language: "sv" } });
  const company = { companyNumber: companyNumber(950), companyName: "Tove Bröd AB" };
  const person = { firstName: "Tove", lastName: "Nyström", email: tove.email, language: "sv" as const };
  await ask({ request }, "signUpMerchant", { body: { ...person, ...company, privacyPolicy: true } });
  const page = await newPerson();
  const dialog = page.getByRole("dialog");
  await enter(page, { token: tove.token, role: "ROLE_CASHIER" });
  await page.goto("/invitations");
  await seeAccessible(page, "invitations that wait");
  await page.getByRole("button", { name: t("invitations.open"), exact: true }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: t("invitations.open"), exact: true }).click();
  await expect(dialog.getByText(t("errors.TERMS_OF_SERVICE_REQUIRED"))).toBeVisible();
  await seeOpen(page, "opening a company, with errors");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page
    .getByRole("button", { name: new RegExp(`^${t("invitations.decline")}`) })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await seeOpen(page, "declining");

  await ask(club.merchant, "inviteMember", { body: { email: `siri@${club.subdomain}.example`, language: "sv" } });
  const merchant = await newPerson();
  await enter(merchant, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await merchant.goto("/members");
  await merchant.getByText(t("directory.invited.title"), { exact: true }).click();
  await expect(merchant.getByRole("row").nth(1)).toBeVisible();
  await seeAccessible(merchant, "members who are invited");
  await seeAll(merchant, "", ["/company", "/"]);
});
