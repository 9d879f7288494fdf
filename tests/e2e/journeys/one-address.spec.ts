import { openClub } from "../club.ts";
import { field } from "../fields.ts";
import { newestLink } from "../outbox.ts";
import * as customers from "../people/customer.ts";
import { expect, test } from "../test.ts";

const password = "kanelbulle-i-smörgås";

test("a member with a non-ASCII domain signs up, sees the address as typed, and signs in", async ({
  newPerson,
  words,
  request,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "adress", { language: words.language });
  const email = `otto@${club.subdomain}-smörgås.example`;
  const page = await newPerson();
  const otto = { page, words, firstName: "Otto" };
  // The browser converts the domain to punycode for the page.
  await customers.signUpByEmail(otto, club.subdomain, email);
  await expect(page.getByText(t("joining.sentTo", { contact: email }))).toBeVisible();
  await customers.activate(otto, await newestLink(request, email), password);

  const elsewhere = await newPerson();
  await elsewhere.goto(`${club.address}/login`);
  await elsewhere.getByRole("button", { name: t("cookies.accept") }).click();
  await field(elsewhere, t("sessions.username")).fill(` ${email.toUpperCase()}\u200b`);
  await field(elsewhere, t("words.password")).fill(password);
  await elsewhere.getByRole("button", { name: t("words.signIn") }).click();
  await expect(elsewhere).not.toHaveURL(/\/login/);
  await elsewhere.goto(`${club.address}/user/profile`);
  await expect(field(elsewhere, t("words.email"))).toHaveValue(email);
});

test("a landline number in the phone field is reported with the hint to use a mobile number", async ({
  newPerson,
  words,
  request,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "telefon", { language: words.language });
  const page = await newPerson();
  await customers.visit({ page, words, firstName: "Otto" }, club.subdomain, "/onboarding");
  await page.getByLabel(t("joining.country")).selectOption("46");
  await field(page, t("words.phone")).fill("08-123 45 67");
  await page.getByRole("button", { name: t("joining.submit") }).click();
  await expect(page.getByText(t("errors.NOT_MOBILE"))).toBeVisible();
});
