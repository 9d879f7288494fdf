import { hireCashier, joinClub, openClub, staffPassword } from "../club.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { startPoints } from "../offers.ts";
import { newestLink } from "../outbox.ts";
import { refuseStorage, withWrongOnlineFlag } from "../people/browser-limits.ts";
import * as cashiers from "../people/cashier.ts";
import * as customers from "../people/customer.ts";
import * as merchants from "../people/merchant.ts";
import { expect, test } from "../test.ts";

test("members and cashiers sign in and work while the browser wrongly reports that it is offline", async ({
  newPerson,
  words,
  request,
}) => {
  const { club: t, office } = words;
  const club = await openClub(request, "onlinefel");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");

  await test.step("a member signs in, and opens home and an uncached page", async () => {
    const page = await newPerson(phone);
    await withWrongOnlineFlag(page);
    await page.goto(`${club.address}/login`);
    await field(page, t("sessions.username")).fill(siri.email);
    await field(page, t("words.password")).fill(staffPassword);
    await page.getByRole("button", { name: t("words.signIn"), exact: true }).click();
    await expect(page.getByRole("heading", { name: t("home.greeting", { name: "Siri" }) })).toBeVisible();
    await page.getByRole("link", { name: t("shell.contact") }).click();
    await expect(page.getByText("Solrosen Torget").first()).toBeVisible();
    await expect(page.getByText(t("shell.offlineTitle"))).toHaveCount(0);
  });

  await test.step("a failed call shows its reason, and its retry button loads the page", async () => {
    const page = await newPerson(phone);
    await withWrongOnlineFlag(page);
    await page.route("**/api/public/**", (route) => route.abort("internetdisconnected"));
    await page.goto(`${club.address}/torget`);
    await expect(page.getByRole("heading", { name: t("shell.offlineTitle") })).toBeVisible();
    await page.unroute("**/api/public/**");
    await page.getByRole("button", { name: t("words.retry") }).click();
    await expect(page.getByRole("heading", { name: "Solrosen Torget" }).first()).toBeVisible();
  });

  await test.step("a cashier signs in, and the till shows that it is connected", async () => {
    const tove = await hireCashier(club, "Tove");
    const page = await newPerson();
    await withWrongOnlineFlag(page);
    await page.goto("/login?from=/till");
    await page.getByLabel(office("sessions.username")).fill(tove.email);
    await page.getByLabel(office("words.password"), { exact: true }).fill(staffPassword);
    const tillFacts = page.waitForResponse("**/api/till/facts");
    await page.getByRole("button", { name: office("words.signIn") }).click();
    await (await tillFacts).finished();
    await expect(page.getByRole("status").filter({ hasText: office("register.online") })).toBeVisible();
    await page.route("**/api/till/**", (route) => route.abort("internetdisconnected"));
    await page.evaluate(() => window.dispatchEvent(new Event("offline")));
    await expect(page.getByRole("status").filter({ hasText: office("register.offline") })).toBeVisible();
    await page.unroute("**/api/till/**");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("status").filter({ hasText: office("register.online") })).toBeVisible();
  });
});

test("sign-up, login and till work for the visit when the browser refuses all storage, and report this", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { club: t, office, kronor } = words;
  const club = await openClub(request, "intetsparas");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const tove = await hireCashier(club, "Tove");

  await test.step("a member signs in, navigates and dismisses the cookie notice", async () => {
    const page = await newPerson(phone);
    await refuseStorage(page);
    await page.goto(`${club.address}/login`);
    await expect(page.getByRole("region", { name: t("words.storesNothing") })).toContainText(
      t("words.signedOutOnClose"),
    );
    await page.getByRole("button", { name: t("cookies.accept") }).click();
    await look(page, "login-without-storage");
    await field(page, t("sessions.username")).fill(siri.email);
    await field(page, t("words.password")).fill(staffPassword);
    await page.getByRole("button", { name: t("words.signIn"), exact: true }).click();
    await expect(page.getByRole("heading", { name: t("home.greeting", { name: "Siri" }) })).toBeVisible();
    await expect(page.getByRole("region", { name: t("words.storesNothing") })).toBeVisible();
    await look(page, "home-without-storage");
    await page.getByRole("link", { name: t("shell.account") }).click();
    await page.getByRole("button", { name: t("words.signOut") }).click();
    await expect(page.getByRole("button", { name: t("words.signIn") })).toBeVisible();
  });

  await test.step("a visitor signs up by e-mail and becomes a member", async () => {
    const customer = { page: await newPerson(phone), words, firstName: "Nils" };
    await refuseStorage(customer.page);
    await customers.signUpByEmail(customer, club.subdomain, "nils@example.com");
    await customers.activate(customer, await newestLink(request, "nils@example.com"), "inget-sparas-har");
  });

  await test.step("a merchant signs up and reaches the back office", async () => {
    const merchant = { page: await newPerson(), words, email: "karin.utan.lagring@example.com" };
    await refuseStorage(merchant.page);
    await merchant.page.goto("/onboarding");
    await merchants.signUp(merchant, { name: "Café Utan Lagring", number: merchants.companyNumber(77) });
    await merchant.page.goto(await newestLink(request, merchant.email));
    await merchants.activate(merchant, "inget-sparas-har");
    await expect(merchant.page.getByRole("main")).toBeVisible();
    await expect(merchant.page.getByRole("region", { name: office("words.storesNothing") })).toBeVisible();
  });

  await test.step("the till warns that a purchase without a response is lost when the page closes", async () => {
    const till = { page: await newPerson(), words };
    const { page } = till;
    await refuseStorage(page);
    await page.goto("/login?from=/till");
    await expect(page.getByRole("region", { name: office("words.storesNothing") })).toContainText(
      office("words.signedOutOnClose"),
    );
    await page.getByLabel(office("sessions.username")).fill(tove.email);
    await page.getByLabel(office("words.password"), { exact: true }).fill(staffPassword);
    await page.getByRole("button", { name: office("words.signIn") }).click();
    await expect(page.getByRole("region", { name: office("words.storesNothing") })).toContainText(
      office("register.lostOnClose"),
    );
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.typeAmount(till, "20");
    await cashiers.confirm(till, 20, 20);
    await cashiers.next(till);
    await page.route("**/api/till/purchases", (route) => route.abort("connectionfailed"));
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.typeAmount(till, "35");
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(35) }));
    await expect(page.getByText(office("register.notKept"))).toBeVisible();
    await look(page, "till-without-storage");
  });
});
