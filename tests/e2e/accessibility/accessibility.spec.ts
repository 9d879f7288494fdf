import { clubAddress } from "../addresses.ts";
import { becomeOf, demoClub, memberLogin } from "../demo.ts";
import { phone } from "../devices.ts";
import { newestLink } from "../outbox.ts";
import * as cashiers from "../people/cashier.ts";
import * as customers from "../people/customer.ts";
import * as merchants from "../people/merchant.ts";
import {
  emptyScreens,
  guestScreens,
  memberScreens,
  officeCards,
  officeLists,
  officeScreens,
  openScreens,
} from "../screens.ts";
import { expect, test } from "../test.ts";
import { wordsIn } from "../words.ts";
import { goOn, seeAccessible, seeAll } from "./accessible.ts";
import { seeOpen } from "./open-things.ts";
import { cutRings } from "./rings.ts";

const club = clubAddress(demoClub);
test("a visitor's pages are accessible", async ({ newPerson }) => {
  await seeAll(await newPerson(), club, guestScreens);
  const page = await newPerson();
  await page.goto(`${clubAddress("ingenalls")}/guest`);
  await seeAccessible(page, "no such club");
});

test("a member's pages are accessible", async ({ newPerson }) => {
  const page = await newPerson();
  await becomeOf(page, "member");
  await seeAll(page, club, memberScreens);
  await goOn(page, "/consumer/purchases/history");
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/purchases\/\d+$/);
  await seeAccessible(page, "a purchase");
});

test("the focus ring is fully visible in the back office", async ({ newPerson }) => {
  const page = await newPerson();
  await becomeOf(page, "merchant");
  await page.goto("/members");
  for (const screen of ["/members", "/points", "/campaigns?view=quarter", "/selections/new"]) {
    await goOn(page, screen);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect.soft(await cutRings(page), screen).toEqual([]);
  }
  // In a narrow window a list's headers are there only for the keyboard.
  await page.setViewportSize(phone.viewport);
  await goOn(page, "/members");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("row").nth(1).waitFor();
  expect.soft(await cutRings(page), "members, narrow").toEqual([]);
});

test("joining, and a reward used and cancelled, are accessible", async ({ newPerson, words, request }, info) => {
  const customer = { page: await newPerson(), words, firstName: "Gun" };
  const email = `gun@axe-${info.project.name}.example`;
  await customers.signUpByEmail(customer, demoClub, email);
  const link = await newestLink(request, email);
  await customer.page.goto(link);
  await seeAccessible(customer.page, "confirmation");
  await customers.register(customer, link, "tillganglig-for-alla");
  await seeOpen(customer.page, "being welcomed as a member");
  await customers.closeWelcome(customer);
  await expect(customer.page.getByRole("dialog")).toBeVisible();
  await seeAccessible(customer.page, "choosing the home location");

  const page = await newPerson();
  await becomeOf(page, "cashier");
  const till = { page, words };
  await page.goto("/till");
  await cashiers.find(till, email, "Gun Lund");
  await cashiers.typeAmount(till, "400");
  await cashiers.confirm(till, 400, 400);
  await cashiers.find(till, email, "Gun Lund");
  await cashiers.choose(till, "En kanelbulle");
  await cashiers.typeAmount(till, "30");
  await cashiers.confirm(till, 30, 30);
  const undo = page.getByRole("button", { name: words.office("register.undo"), exact: true });
  await undo.focus();
  await seeAccessible(page, "the till when it is done");
  await undo.click();
  await expect(page.getByText(words.office("register.undone", { name: words.kronor(30) }))).toBeVisible();
});

test("the back office’s pages before the sign-in are accessible", async ({ newPerson, words }) => {
  const page = await newPerson();
  await seeAll(page, "", openScreens);
  await page.goto("/onboarding");
  await page.getByRole("button", { name: words.office("onboarding.submit") }).click();
  await expect(page.getByText(words.office("errors.PRIVACY_POLICY_REQUIRED"))).toBeVisible();
  await seeAccessible(page, "sign-up with errors");
});

test("the back office’s pages are accessible", async ({ newPerson }) => {
  const page = await newPerson();
  await becomeOf(page, "merchant");
  await seeAll(page, "", officeScreens);
});

test("the back office’s detail pages are accessible", async ({ newPerson, words }) => {
  const page = await newPerson();
  await becomeOf(page, "merchant");
  await page.goto("/");
  for (const { list, opens } of officeLists) {
    await goOn(page, list);
    await page.locator("tr[data-opens] a").first().click();
    await expect(page).toHaveURL(new RegExp(`${opens}/.+`));
    // The mail is in a frame without scripts, so no check can run in it.
    if (opens === "/outbox") await page.getByText(words.office("outbox.textView"), { exact: true }).click();
    await seeAccessible(page, `${list}, the first row`);
    if (list !== "/members") continue;
    for (const section of ["offers", "messages", "consents"] as const) {
      await page.getByRole("link", { name: words.office(`timeline.tabs.${section}`), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${section}$`));
      await seeAccessible(page, `a member's ${section}`);
    }
  }
  for (const cards of officeCards) {
    await goOn(page, cards);
    await page.locator("article").getByRole("button").first().click();
    await expect(page).toHaveURL(new RegExp(`${cards}/.+`));
    await seeAccessible(page, `${cards}, the first card`);
  }
  await goOn(page, "/users");
  await page.getByRole("button", { name: words.office("staff.invite"), exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await seeAccessible(page, "an invitation");
  await goOn(page, "/members");
  await page.getByRole("button", { name: words.office("directory.invite") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await seeAccessible(page, "a member's invitation");
});

// Runs in English, because the complete loop runs in the two other languages.
test("a newly founded club is accessible", async ({ newPerson, request }, info) => {
  const words = wordsIn("en");
  const own = info.project.name;
  const merchant = { page: await newPerson(), words, email: `karin@ny-${own}.example` };
  await merchant.page.goto("/onboarding");
  await merchants.chooseLanguage(merchant.page, words);
  await merchants.signUp(merchant, { name: "Nya Solrosen AB", number: merchants.companyNumber(900 + own.length) });
  await merchant.page.goto(await newestLink(request, merchant.email));
  await merchants.activate(merchant, "solen-skiner-i-ystad");
  await merchants.followGuide(merchant, "CLUB", 1);
  await seeAccessible(merchant.page, "the first club");
  await merchants.createClub(merchant, { name: "Nya Solrosen", subdomain: `ny${own}` });
  await seeAll(merchant.page, "", emptyScreens);
});

test("the admin’s pages and the till in use are accessible", async ({ newPerson, words }) => {
  const admin = await newPerson();
  await becomeOf(admin, "admin");
  await admin.goto("/overview");
  await seeAccessible(admin, "/overview");
  await goOn(admin, "/companies");
  await seeAccessible(admin, "/companies");
  await goOn(admin, "/companies?q=Kaffeb%C3%B6nan");
  await admin.getByRole("link", { name: "Kaffebönan i Skåne AB" }).click();
  await seeAccessible(admin, "a company");
  await goOn(admin, "/sms-prices");
  await seeAccessible(admin, "/sms-prices");
  await goOn(admin, "/plans");
  await seeAccessible(admin, "/plans");
  await admin.getByRole("link", { name: "Stammis", exact: true }).first().click();
  await seeAccessible(admin, "a plan");
  await goOn(admin, "/announcements");
  await seeAccessible(admin, "/announcements");
  await goOn(admin, "/announcements/new");
  await seeAccessible(admin, "a new announcement");
  await goOn(admin, "/documents");
  await seeAccessible(admin, "/documents");
  await goOn(admin, "/documents/terms-of-service");
  await seeAccessible(admin, "a document and its draft");
  await goOn(admin, "/documents/data-processing-agreement/acceptances");
  await seeAccessible(admin, "who has accepted a document");
  await goOn(admin, "/invoices");
  await seeAccessible(admin, "/invoices");
  await goOn(admin, "/seller");
  await seeAccessible(admin, "/seller");
  const page = await newPerson();
  await becomeOf(page, "cashier");
  const till = { page, words };
  await page.goto("/till");
  await seeAccessible(page, "the till of a cashier");
  await cashiers.find(till, memberLogin.username, "Elin Lindqvist");
  await cashiers.typeAmount(till, "42");
  await seeAccessible(page, "the till with a member", undefined, 48);
});
