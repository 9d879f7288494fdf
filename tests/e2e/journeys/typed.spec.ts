import { goOn } from "../accessibility/accessible.ts";
import { clubAddress, officeAddress } from "../addresses.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { companyNumber, signUp } from "../people/merchant.ts";
import { expect, test } from "../test.ts";

test("text over the limit is counted and refused at its field, never cut, and Back restores the form", async ({
  newPerson,
  words,
  look,
}) => {
  const { office: t } = words;
  const page = await newPerson();
  const email = `karin@skrivet-${Date.now().toString(36)}.example`;
  const company = { name: "Skrivet AB", number: companyNumber(1_900) };
  const tooLong = "Karin".repeat(15);
  await page.goto(`${officeAddress}/onboarding`);
  const firstName = field(page, t("words.firstName"));
  await firstName.fill(tooLong);
  await expect(firstName).toHaveValue(tooLong);
  await expect(page.getByText("75/60")).toBeVisible();
  await expect(page.getByText(t("errors.NAME_TOO_LONG"))).toBeVisible();
  await look(page, "too-long");
  await page.getByRole("button", { name: t("onboarding.submit") }).click();
  await expect(page.getByLabel(t("onboarding.companyNumber"))).toBeFocused();
  await signUp({ page, words, email }, company);
  await page.getByRole("link", { name: t("onboarding.sentBack") }).click();
  await expect(field(page, t("onboarding.companyName"))).toHaveValue(company.name);
  await expect(firstName).toHaveValue("Karin");
  await expect(field(page, t("words.email"))).toHaveValue(email);
  // The phone may discard the page while the user looks for the message.
  await page.goBack();
  await page.reload();
  await page.getByRole("link", { name: t("onboarding.sentBack") }).click();
  await expect(field(page, t("words.email"))).toHaveValue(email);
});

test("a visitor who signed up with a wrong address returns to the form and corrects it", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "fel", { language: words.language });
  const page = await newPerson(phone);
  await page.goto(`${clubAddress(club.subdomain)}/onboarding`);
  await page.getByRole("button", { name: t("cookies.accept") }).click();
  await field(page, t("words.email")).fill("anan@example.com");
  await page.getByRole("button", { name: t("joining.submit") }).click();
  await page.getByRole("heading", { name: t("joining.sentTitle") }).waitFor();
  await page.reload();
  await look(page, "sent");
  await page.getByRole("button", { name: t("joining.sentBack") }).click();
  await expect(field(page, t("words.email"))).toHaveValue("anan@example.com");
});

test("a search text over the limit stays in the field, counted, and the list is unchanged", async ({
  newPerson,
  words,
  look,
}) => {
  const { office: t } = words;
  const page = await newPerson();
  await becomeOf(page, "merchant");
  await page.goto(`${officeAddress}/members?q=anna`);
  const search = page.getByRole("searchbox", { name: t("directory.searchLabel") });
  await expect(search).toHaveValue("anna");
  // Excludes the placeholders shown while the list loads.
  const rows = page.getByRole("row").filter({ has: page.getByRole("link") });
  await rows.first().waitFor();
  const before = await rows.count();
  const long = "anna ".repeat(30).trim();
  await search.fill(long);
  await expect(page.getByText(`${long.length}/100`)).toBeVisible();
  await expect(page.getByText(t("errors.NAME_TOO_LONG"))).toBeVisible();
  await look(page, "search-too-long");
  await expect(page).toHaveURL(/q=anna$/);
  await expect(rows).toHaveCount(before);
  await expect(search).toHaveValue(long);
});

test("a form with unsaved text asks before the user leaves it, and keeps the text if the user stays", async ({
  newPerson,
  words,
  request,
}) => {
  const { office: t, club: tm } = words;
  const club = await openClub(request, "kvar", { language: words.language });
  const anna = await joinClub(club, "Anna");
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  const [member] = (await ask(club.merchant, "listMembers", { query: {} })).rows;
  const dialog = page.getByRole("dialog", { name: t("shell.unsavedTitle") });
  const editors = [
    ["/locations/new", t("locations.editor.street")],
    [`/locations/${club.location.id}`, t("locations.editor.street")],
    ["/points", t("points.rule.name")],
    ["/coupons/new/reward", t("coupons.name")],
    ["/club", t("settings.commercialName")],
    ["/club/new", t("settings.commercialName")],
    ["/company", t("onboarding.postalAddress")],
    ["/user/profile", t("words.firstName")],
    [`/members/${member?.id}/edit`, t("directory.street")],
  ] as const;
  await page.goto(`${officeAddress}/purchases`);
  for (const [path, label] of editors) {
    await goOn(page, path);
    await field(page, label).fill("Skrivet");
    const elsewhere = page.getByRole("link", { name: t("purchases.menu"), exact: true }).first();
    await elsewhere.click();
    await dialog.getByRole("button", { name: t("shell.unsavedStay") }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, label)).toHaveValue("Skrivet");
    await elsewhere.click();
    await dialog.getByRole("button", { name: t("shell.unsavedLeave") }).click();
    await expect(field(page, label)).toBeHidden();
  }
  const app = await newPerson(phone);
  await enter(app, { token: anna.asker.token, role: "ROLE_CONSUMER" });
  await app.goto(`${club.address}/consumer/complete`);
  await app.getByRole("button", { name: tm("cookies.accept") }).click();
  await field(app, tm("profile.street")).fill("Skrivet");
  await app.getByRole("link", { name: tm("profile.later") }).click();
  await app
    .getByRole("dialog")
    .getByRole("button", { name: tm("shell.unsavedStay") })
    .click();
  await expect(field(app, tm("profile.street"))).toHaveValue("Skrivet");
});
