import { ask } from "../api.ts";
import { openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { messagesTo, newestLink } from "../outbox.ts";
import * as customers from "../people/customer.ts";
import { expect, test } from "../test.ts";

test.use(phone);

test("a phone number added to the e-mail is pending, its link is requested on home, and then it applies", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "bada", { language: words.language });
  const { subdomain, location } = club;
  const email = `nils@${subdomain}.example`;
  const number = { written: "070-174 06 31", full: "+46701740631" };
  const typed = { email, phone: number.full, commercialChainSubdomain: subdomain, pointOfSaleId: location.id };
  await ask({ request, club: subdomain, outside: true }, "signUpConsumer", { body: typed });
  const customer = { page: await newPerson(), words, firstName: "Nils" };
  const { page } = customer;
  await customers.visit(customer, subdomain, "/guest");
  await customers.activate(customer, await newestLink(request, email), "tva-adresser-ett-konto");
  await page.goto(`${club.address}/`);
  await customers.seeHome(customer);
  await look(page, "home-unconfirmed");
  await page.getByRole("link", { name: t("contacts.unsentHint") }).click();
  await expect(page.getByText(t("contacts.unsent", { address: number.written }))).toBeVisible();
  expect(await messagesTo(request, number.full)).toEqual([]);
  await look(page, "profile-unconfirmed");
  await page.getByRole("button", { name: t("contacts.send") }).click();
  await expect(page.getByText(t("contacts.waitsFirst", { address: number.written }))).toBeVisible();
  await look(page, "profile-sent");
  await page.goto(await newestLink(request, number.full));
  await page.getByRole("button", { name: t("contacts.confirm") }).click();
  await expect(page.getByRole("heading", { name: t("contacts.doneTitle") })).toBeVisible();
  await page.getByRole("link", { name: t("contacts.onward") }).click();
  await expect(page.getByRole("textbox", { name: t("words.phone"), exact: true })).toHaveValue("0701740631");
  await page.goto(`${club.address}/`);
  await customers.seeHome(customer);
  await expect(page.getByRole("link", { name: t("contacts.unsentHint") })).toBeHidden();
});
