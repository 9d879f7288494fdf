import { readFile } from "node:fs/promises";
import { seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { hireManager, openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { expect, test } from "../test.ts";

test("credits are bought at a price with VAT, topped up automatically, and their history is exported", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "krediter");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/sms");
  const balance = page.getByRole("region", { name: t("sms.balance"), exact: true });
  await expect(balance).toContainText("50");
  await look(page, "account");

  await test.step("a dialog shows the cost with VAT first", async () => {
    await page.getByRole("button", { name: /^500/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(/531[,.]25/);
    await seeOpen(page, "buying SMS credits");
    await dialog.getByRole("button", { name: /531/ }).click();
    await expect(balance).toContainText("550");
    await expect(page.getByRole("row").filter({ hasText: "Karin Sol" })).toContainText("+500");
  });

  await test.step("a top-up level above the size of its package is reported at the field, and a lower level is saved", async () => {
    await page.getByRole("switch", { name: t("sms.topUp.on") }).click();
    const level = page.getByRole("textbox", { name: t("sms.topUp.below") });
    await level.fill("100");
    const save = page.locator("form").filter({ has: level }).getByRole("button");
    await save.click();
    await expect(page.getByText(t("errors.LEVEL_ABOVE_PACKAGE"))).toBeVisible();
    await level.fill("40");
    await save.click();
    await expect(page.getByText(t("sms.topUp.saved"))).toBeVisible();
    expect(await ask(club.merchant, "getSmsAccount", {})).toMatchObject({ topUp: { below: 40, credits: 100 } });
  });

  await test.step("a sender name that phones cannot show is reported, and stays as typed", async () => {
    const sender = page.getByRole("textbox", { name: t("sms.sender.name") });
    await sender.fill("Café Solrosen");
    await page.locator("form").filter({ has: sender }).getByRole("button").click();
    await expect(page.getByText(t("errors.INVALID_SENDER_NAME"))).toBeVisible();
    await expect(sender).toHaveValue("Café Solrosen");
  });

  await test.step("the exported file has the filtered list", async () => {
    await page.getByText(t("sms.history.shows.BOUGHT"), { exact: true }).click();
    await expect(page).toHaveURL(/credits=BOUGHT/);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t("shell.exportList") }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text.trim().split("\n")).toHaveLength(3);
    expect(text).toContain("531,25");
  });
});

test("SMS costs belong to the company: a local merchant has no access to their pages", async ({
  newPerson,
  words,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "lokalt");
  const manager = await hireManager(club, "Amir");
  const page = await newPerson();
  await enter(page, { token: manager.token, role: "ROLE_LOCAL_MERCHANT" });
  await page.goto("/sms");
  await expect(page.getByText(t("shell.noAccessTitle"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("sms.menu.smsAccount"), exact: true })).toHaveCount(0);
});

test("the platform gives a club its own price, which the club pays from then on", async ({
  newPerson,
  words,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "prislapp");
  const admin = await newPerson();
  await becomeOf(admin, "admin");
  await admin.goto("/sms-prices");
  const choice = admin.getByRole("combobox", { name: t("smsPrices.club") });
  await choice.fill(club.merchant.club ?? "");
  // The many options from before the search are gone.
  await expect(admin.getByRole("option")).toHaveCount(1);
  await expect(admin.getByRole("option").filter({ hasText: club.merchant.club ?? "" })).toBeVisible();
  await seeOpen(admin, "clubs with a price of their own", "choices");
  await admin
    .getByRole("option")
    .filter({ hasText: club.merchant.club ?? "" })
    .click();
  await expect(admin.getByText(t("smsPrices.asAll", { name: "Café Solrosen" }))).toBeVisible();
  await admin.getByRole("button", { name: t("smsPrices.add") }).click();
  const added = admin.getByRole("group", { name: t("smsPrices.newPackage") });
  await added.getByRole("textbox", { name: t("smsPrices.credits") }).fill("500");
  const twice = admin.getByRole("group", { name: /^500/ }).last();
  await twice.getByRole("textbox", { name: t("smsPrices.price") }).fill("1 000,50");
  const save = admin.getByRole("button", { name: t("words.save"), exact: true });
  await save.click();
  await expect(admin.getByText(t("errors.PACKAGE_TWICE"))).toBeVisible();
  await twice.getByRole("textbox", { name: t("smsPrices.credits") }).fill("750");
  await save.click();
  await expect(admin.getByText(t("smsPrices.saved"))).toBeVisible();
  const { packages } = await ask(club.merchant, "getSmsAccount", {});
  expect(packages).toContainEqual({ credits: 750, price: 1000.5 });
});
