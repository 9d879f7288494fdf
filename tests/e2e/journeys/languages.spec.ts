import { goOn } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub, staffPassword } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { field } from "../fields.ts";
import { addCoupon, startPoints } from "../offers.ts";
import { disturbSaves, seeSaved } from "../people/language-saves.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";
import { wordsIn } from "../words.ts";

test("a merchant writes one of two rewards in French; a French member reads it in French, and the other reward in Swedish", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const fr = wordsIn("fr").club;
  const club = await openClub(request, "sprak");
  const reward = await startPoints(club, "Kanelbulle", 10);
  await addCoupon(club, { name: "Valfri kaffe", pointsRequired: 20 });
  const member = await joinClub(club, "Margot");
  const visit = { membershipId: member.number, pointOfSaleId: club.location.id, amount: 100 };
  await ask(club.merchant, "registerPurchase", { body: visit });

  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
  const save = () => page.getByRole("button", { name: t("words.save"), exact: true }).click();

  await test.step("a missing translation shows its fallback, and is counted", async () => {
    await page.goto(`/coupons/${reward.id}`);
    await tab("Français").click();
    await expect(page.getByText(t("translations.missing", { count: 1 }))).toHaveCount(2);
    await expect(field(page, t("coupons.name"))).toHaveAttribute("placeholder", "Kanelbulle");
    await look(page, "reward-in-french");
  });

  await test.step("the keyboard changes the language tab, and typed text is kept", async () => {
    await field(page, t("coupons.name")).fill("Br");
    await tab("Français").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(tab("English")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowLeft");
    await expect(field(page, t("coupons.name"))).toHaveValue("Kanelbulle");
  });

  await test.step("a refused text opens its tab", async () => {
    await save();
    await expect(tab("Français")).toHaveAttribute("aria-selected", "true");
    await expect(field(page, t("coupons.name"))).toBeFocused();
    await expect(page.getByText(t("errors.NAME_TOO_SHORT"))).toBeVisible();
    await expect(tab("Français")).toHaveAccessibleName(new RegExp(t("translations.wrong")));
    await field(page, t("coupons.name")).fill("Brioche à la cannelle");
    await save();
    await expect(page.getByText(t("publishing.REWARD.saved", { name: "Kanelbulle" }))).toBeVisible();
    await expect(page.getByText(t("translations.missing", { count: 1 }))).toHaveCount(1);
  });

  const app = await newPerson(phone);
  await test.step("a member who chooses French reads French, and Swedish where there is none", async () => {
    await openApp(app, club, member.asker.token);
    await expect(app.getByRole("button", { name: /Kanelbulle/ }).first()).toBeVisible();
    await goOn(app, "/consumer/account");
    await app.getByRole("combobox").selectOption("fr");
    await app.goto(`${club.address}/consumer/purchases`);
    await expect(app.getByText("Brioche à la cannelle").first()).toBeVisible();
    await expect(app.getByText("Valfri kaffe").first()).toBeVisible();
    await look(app, "points-in-french");
  });

  await test.step("a club that offers only Swedish shows it to all members, and keeps its translations", async () => {
    await goOn(page, "/club");
    const languages = page.getByRole("group", { name: t("settings.languages") });
    await languages.getByRole("checkbox", { name: "English" }).uncheck();
    await languages.getByRole("checkbox", { name: "Français" }).uncheck();
    await expect(languages.getByText(t("settings.keptTexts", { things: 1 }))).toBeVisible();
    await look(page, "club-languages");
    await save();
    await expect(page.getByText(t("words.saved"))).toBeVisible();
    await page.goto(`/coupons/${reward.id}`);
    await expect(field(page, t("coupons.name"))).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await app.reload();
    await expect(app.getByText("Kanelbulle").first()).toBeVisible();
    await expect(app.getByRole("heading", { name: fr("points.rewards") })).toHaveCount(0);
  });
});

test("a merchant translates a category, and a French member reads it on the purchase", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "kategorier");
  const category = await ask(club.merchant, "createCategory", { body: { name: "Bröd" } });
  const member = await joinClub(club, "Margot");
  const visit = { membershipId: member.number, pointOfSaleId: club.location.id, amount: 100 };
  await ask(club.merchant, "registerPurchase", { body: { ...visit, categoryIds: [category.id] } });

  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  await page.goto("/categories");
  await page.getByRole("button", { name: t("categories.translate", { name: "Bröd" }) }).click();
  const french = page.getByRole("textbox", { name: "Français" });
  await expect(french).toHaveAttribute("placeholder", "Bröd");
  await french.fill("x");
  await french.press("Enter");
  await expect(page.getByText(t("errors.NAME_TOO_SHORT"))).toBeVisible();
  await french.fill("Pain");
  await french.press("Enter");
  await look(page, "category-in-french");
  await expect
    .poll(async () => await ask(club.merchant, "listCategories", {}))
    .toMatchObject([{ name: "Bröd", translations: { fr: { name: "Pain" } } }]);

  const app = await newPerson(phone);
  await ask(member.asker, "updateLanguage", { body: { language: "fr" } });
  await openApp(app, club, member.asker.token, "/consumer/purchases");
  await app.getByRole("link").filter({ hasText: "100" }).first().click();
  await expect(app.getByText("Pain")).toBeVisible();
});

test("a language chosen at the back office’s login stays through a slow and a failed save, and becomes the account’s", async ({
  newPerson,
  words: { office: t },
  request,
}) => {
  const en = wordsIn("en").office;
  const club = await openClub(request, "valt");
  const page = await newPerson(desktop);
  await page.goto("/login");
  await page.getByRole("combobox", { name: t("words.language") }).selectOption("en");
  const title = page.getByRole("heading", { name: en("sessions.title") });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await disturbSaves(page);
  await field(page, en("sessions.username")).fill(`karin@${club.subdomain}.example`);
  await field(page, en("words.password")).fill(staffPassword);
  await page.getByRole("button", { name: en("words.signIn"), exact: true }).click();
  const today = (phrase: string) => page.getByRole("link", { name: phrase, exact: true }).first();
  await expect(today(en("today.menu"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(en("shell.languageFailed"))).toBeVisible();
  await expect(today(en("today.menu"))).toBeVisible();
  await page.reload();
  await seeSaved(page);
  await expect(today(en("today.menu"))).toBeVisible();
  expect((await ask(club.merchant, "getAccess", {})).language).toBe("en");

  await ask(club.merchant, "updateLanguage", { body: { language: "sv" } });
  await page.reload();
  await expect(today(t("today.menu"))).toBeVisible();
});
