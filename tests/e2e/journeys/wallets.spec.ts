import { readFileSync } from "node:fs";
import { openPass } from "../../outside/pass-certificates.ts";
import { seeAccessible } from "../accessibility/accessible.ts";
import { joinClub, openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";
import { wordsIn } from "../words.ts";

const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1";

test("an Android phone is offered Google Wallet, and Google’s page gets the card", async ({
  newPerson,
  look,
  request,
}) => {
  const { club: t } = wordsIn("fr");
  const club = await openClub(request, "portefeuille", { language: "fr" });
  const member = await joinClub(club, "Anne");
  const page = await newPerson({ ...phone, userAgent: android, locale: "fr-FR" });
  await openApp(page, club, member.asker.token);
  const button = page.getByRole("button", { name: `${t("wallet.add")} Google Wallet` });
  await expect(button).toBeVisible();
  await look(page, "google");
  await page
    .getByRole("button", { name: t("home.showCard") })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Google Wallet" })).toBeVisible();
  await look(page, "google-card");
  await page.keyboard.press("Escape");
  await expect(button).toHaveCount(1);
  await seeAccessible(page, "the button of Google Wallet", [["phone", "dark", "all"]]);
  await expect(page.getByText("Apple Wallet")).toHaveCount(0);
  await page.route("https://pay.google.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Pay</h1>" }),
  );
  await button.click();
  await page.waitForURL(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
});

test("an iPhone is offered Apple Wallet, and gets the card with its code", async ({ newPerson, look, request }) => {
  const { club: t } = wordsIn("en");
  const club = await openClub(request, "wallet", { language: "en" });
  const member = await joinClub(club, "Anna");
  const page = await newPerson({ ...phone, userAgent: iPhone, locale: "en-GB" });
  await openApp(page, club, member.asker.token);
  const tip = page.getByRole("complementary", { name: t("wallet.title") });
  const button = tip.getByRole("button", { name: `${t("wallet.add")} Apple Wallet` });
  await expect(button).toBeVisible();
  await expect(page.getByRole("heading", { name: t("home.greeting", { name: "Anna" }) })).toBeVisible();
  await look(page, "apple");
  await seeAccessible(page, "the button of Apple Wallet", [["phone", "light", "all"]]);
  await expect(page.getByText("Google Wallet")).toHaveCount(0);
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const { pass, texts } = openPass(readFileSync(await file.path()));
  expect(pass.barcodes[0].message).toBe(member.number);
  expect(texts("en")["member.value"]).toBe(member.name);
});
