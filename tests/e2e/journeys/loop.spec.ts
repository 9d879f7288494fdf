import type { APIRequestContext } from "@playwright/test";
import { goOn } from "../accessibility/accessible.ts";
import { clubAddress } from "../addresses.ts";
import { validThrough } from "../day.ts";
import { desktop, french, phone, swedish } from "../devices.ts";
import { field } from "../fields.ts";
import { newestLink } from "../outbox.ts";
import * as cashiers from "../people/cashier.ts";
import * as customers from "../people/customer.ts";
import * as merchants from "../people/merchant.ts";
import { expect, test } from "../test.ts";

const password = "solen-skiner-i-ystad";
const reward = { name: "Kanelbulle", points: 200 };
const category = "Kaffe";

/** The device and language of each walk; only these two show animations. Each has its own names and numbers. */
const walks = [
  { own: "phonesv", use: { ...phone, ...swedish, contextOptions: {} } },
  { own: "desktopfr", use: { ...desktop, ...french } },
];

for (const [serial, { own, use }] of walks.entries())
  test.describe(own, () => {
    test.use(use);

    test("a club is opened, members join and buy, and a reward is redeemed", async ({
      newPerson,
      words,
      look,
      request,
    }) => {
      const { office, club, kronor } = words;
      const subdomain = `solrosen${own}`;
      const location = { name: "Solrosen Torget", subpage: "torget" };
      const mail = (who: string) => `${who}@${own}.example`;
      const number = { written: `070-174 06 ${20 + serial}`, full: "" };
      number.full = `+46${number.written.replace(/\D/g, "").slice(1)}`;
      const link = (recipient: string, from: APIRequestContext = request) => newestLink(from, recipient);

      const merchant = { page: await newPerson(), words, email: mail("karin") };
      const shop = merchant.page;

      await test.step("the merchant signs up and activates the account", async () => {
        await shop.goto("/onboarding");
        if (words.language !== "sv") await merchants.chooseLanguage(shop, words);
        await look(shop, "sign-up");
        const company = { name: `Solrosen ${own} AB`, number: merchants.companyNumber(serial) };
        await merchants.signUp(merchant, company);
        await look(shop, "sign-up-sent");
        await merchants.openFromOutbox(merchant);
        await look(shop, "activation");
        await merchants.activate(merchant, password);
        await expect(shop.getByRole("region", { name: office("today.guide.title") })).toBeVisible();
        await look(shop, "guide-empty");
      });

      await test.step("the start guide leads to creating a club with a logo", async () => {
        await merchants.followGuide(merchant, "CLUB", 1);
        await merchants.createClub(merchant, { name: "Café Solrosen", subdomain });
        await look(shop, "guide-after-club");
        await merchants.foldGuide(merchant);
      });

      await test.step("points cannot be activated before their prerequisites hold", async () => {
        await merchants.seePointsRefused(merchant);
        await look(shop, "points-refused");
        for (const path of ["/till", "/attract"]) {
          await goOn(shop, path);
          await expect(shop.getByRole("link", { name: office("locations.create") })).toBeVisible();
        }
        const page = await newPerson();
        await page.goto(`${clubAddress(subdomain)}/onboarding`);
        await expect(page.getByRole("heading", { name: club("joining.closedTitle") })).toBeVisible();
        await look(page, "club-not-open-yet");
      });

      await test.step("the merchant adds a point of sale, both texts and a category", async () => {
        await merchants.followGuide(merchant, "LOCATION", 3);
        await merchants.addLocation(merchant, location);
        await look(shop, "locations");
        await merchants.followStrip(merchant, "LOCATION", "TERMS");
        await merchants.publishText(merchant, "Hunden får följa med in.");
        await look(shop, "terms");
        await merchants.followStrip(merchant, "TERMS", "PRIVACY");
        await merchants.publishText(merchant, "Hundens namn sparar vi inte.");
        await goOn(shop, "/categories");
        await merchants.addCategory(merchant, category);
        await look(shop, "categories");
      });

      await test.step("points start with a first reward, and a cashier is invited", async () => {
        await merchants.followGuide(merchant, "REWARDING", 6);
        await merchants.startPoints(merchant, reward);
        await look(shop, "points");
        await goOn(shop, "/users");
        await merchants.inviteCashier(merchant, mail("tove"));
        await look(shop, "users");
      });

      await test.step("the first invitation is sent, a poster is printed, and the club is open", async () => {
        await merchants.followGuide(merchant, "INVITATION", 7);
        await merchants.inviteMember(merchant, mail("stammis"));
        await look(shop, "members-invited");
        await merchants.withdrawInvitation(merchant, mail("stammis"));
        await merchants.followStrip(merchant, "INVITATION", "POSTER");
        await merchants.printPoster(merchant);
        await merchants.seeClubOpen(merchant, new URL(clubAddress(subdomain)).host);
        await look(shop, "club-is-open");
      });

      const byEmail = { page: await newPerson(), words, firstName: "Anna" };
      const byPhone = { page: await newPerson(), words, firstName: "Bo" };
      const atLocation = { page: await newPerson(), words, firstName: "Cilla" };

      await test.step("customers join by e-mail, by phone and at the point of sale", async () => {
        await customers.signUpByEmail(byEmail, subdomain, mail("anna"));
        await look(byEmail.page, "member-sign-up-sent");
        await customers.signUpByPhone(byPhone, subdomain, number.written);
        await customers.signUpAt(atLocation, subdomain, location, mail("cilla"));

        await customers.activate(byEmail, await link(mail("anna")), password);
        await look(byEmail.page, "complete");
        await customers.completeProfile(byEmail);
        await look(byEmail.page, "home-new");

        await customers.activate(byPhone, await link(number.full), password);
        await byPhone.page.getByRole("link", { name: club("profile.later") }).click();
        await customers.seeHome(byPhone);

        await customers.activate(atLocation, await link(mail("cilla")), password);
        await customers.completeProfile(atLocation);
      });

      const cashier = { page: await newPerson(), words };
      const till = cashier.page;

      await test.step("the cashier finds each member by number, phone or e-mail, and registers a purchase", async () => {
        await till.goto(await link(mail("tove")));
        await field(till, office("words.firstName")).fill("Tove");
        await field(till, office("words.lastName")).fill("Nyström");
        await merchants.activate({ ...merchant, page: till }, password, ["PRIVACY_POLICY"]);
        await expect(till).toHaveURL(/\/till$/);
        await look(till, "till");

        await cashiers.find(cashier, await customers.readNumber(byEmail), "Anna Lund");
        await cashiers.choose(cashier, category);
        await cashiers.typeAmount(cashier, "249,50");
        await look(till, "till-ready");
        await cashiers.confirm(cashier, 249.5, 249);
        await look(till, "till-done");

        // A number without a prefix is read as one of the club's country.
        await cashiers.find(cashier, words.language === "fr" ? number.full : number.written, "Bo Lund");
        await cashiers.typeAmount(cashier, "60");
        await cashiers.confirm(cashier, 60, 60);
        await cashiers.find(cashier, mail("cilla"), "Cilla Lund");
        await cashiers.typeAmount(cashier, "45");
        await cashiers.confirm(cashier, 45, 45);
      });

      await test.step("the member sees the points, their validity and the purchase", async () => {
        const { page } = byEmail;
        await page.goto(`${clubAddress(subdomain)}/`);
        await expect(page.getByText(club("home.allInReach"))).toBeVisible();
        await look(page, "home-with-points");
        await page
          .getByRole("navigation")
          .getByRole("link", { name: club("shell.points"), exact: true })
          .click();
        await expect(page.getByText("249", { exact: true })).toBeVisible();
        const validity = club("points.validThrough", { count: 249, date: words.fullDate(validThrough(12)) });
        await expect(page.getByText(validity)).toBeVisible();
        await look(page, "points");
        await page.getByRole("link", { name: club("points.history") }).click();
        // The address changes before the page does, and the points page has rows with links, too.
        await expect(page.getByRole("heading", { name: club("purchases.historyTitle") })).toBeVisible();
        await page.getByRole("main").locator("tbody tr, li").first().getByRole("link").click();
        await expect(page).toHaveURL(/purchases\/\d+$/);
        await expect(page.getByText(words.fullDate(validThrough(12)))).toBeVisible();
        await expect(page.getByText(kronor(249.5))).toBeVisible();
        await expect(page.getByText(category)).toBeVisible();
        await look(page, "purchase");
      });

      await test.step("the reward is redeemed at the next purchase", async () => {
        await cashiers.find(cashier, mail("anna"), "Anna Lund");
        await cashiers.choose(cashier, reward.name);
        await cashiers.typeAmount(cashier, "30");
        await cashiers.confirm(cashier, 30, 30);
        await expect(till.getByText(office("register.redeemed", { name: reward.name }))).toBeVisible();
        await expect(till.getByText(office("register.balance", { points: 249 - reward.points + 30 }))).toBeVisible();
        await look(till, "till-redeemed");
        await byEmail.page.goto(`${clubAddress(subdomain)}/consumer/purchases`);
        await expect(byEmail.page.getByText("79", { exact: true })).toBeVisible();
      });

      await test.step("the merchant sees the purchases and members", async () => {
        await shop.goto("/");
        await expect(shop.getByRole("region", { name: office("today.guide.title") })).toBeHidden();
        await expect(shop.getByText(words.wholeKronor(384.5)).first()).toBeVisible();
        await look(shop, "today");
        await shop.goto("/members");
        for (const name of ["Anna Lund", "Bo Lund", "Cilla Lund"]) {
          await expect(shop.getByRole("row", { name })).toBeVisible();
        }
        await look(shop, "members");
        await shop.getByRole("link", { name: "Anna Lund" }).click();
        await expect(shop.getByRole("heading", { name: "Anna Lund" })).toBeVisible();
        await look(shop, "member");
        await shop.goto("/purchases");
        await expect(shop.getByRole("row").filter({ hasText: "Lund" })).toHaveCount(4);
        await expect(shop.getByRole("row").filter({ hasText: kronor(249.5) })).toBeVisible();
        await look(shop, "purchases");
      });
    });
  });
