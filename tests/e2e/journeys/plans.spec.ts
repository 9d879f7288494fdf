import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { planWords } from "#features/billing/plans/i18n/column-words.ts";
import { goOn } from "../accessibility/accessible.ts";
import { becomeOf } from "../demo.ts";
import { expect, test } from "../test.ts";

test("in a plan without companies, a new price shows the number of affected companies before it is saved", async ({
  newPerson,
  words,
  look,
}) => {
  const { office: t } = words;
  const page = await newPerson();
  await becomeOf(page, "admin");
  await page.goto("/plans");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("shell.exportList") }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(planWords.columns.name.sv);
  await page.getByRole("link", { name: t("plans.newTitle") }).click();
  const name = `Kedja ${Date.now()}`;
  const save = (what: string) => page.getByRole("button", { name: what }).click();
  await save(t("plans.create"));
  await expect(page.getByText(t("errors.REQUIRED"))).toBeVisible();
  await page.getByLabel(t("plans.name")).fill(name);
  const fill = async (price: Locator, location: string) => {
    await price.getByLabel(t("plans.fields.location")).fill(location);
    await price.getByLabel(t("plans.fields.membersIncluded")).fill("1 000");
    await price.getByLabel(t("plans.fields.member"), { exact: true }).fill("0,15");
  };
  const priceAt = (at: number) => page.getByRole("main").locator("fieldset fieldset").nth(at);
  await fill(priceAt(0), "249");
  await save(t("plans.create"));
  await expect(page).toHaveURL(/\/plans\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await page.getByRole("button", { name: t("plans.addPrice") }).click();
  await priceAt(1).getByLabel(t("plans.fields.from")).fill("2090-01-01");
  await priceAt(1).getByLabel(t("plans.fields.location")).fill("279,50");
  await expect(page.getByText(/279,50\skr .* 249\skr/).first()).toBeVisible();
  await look(page, "plan");
  await save(t("words.save"));
  await expect(page.getByText(t("plans.saved")).last()).toBeVisible();
  await page.reload();
  await expect(priceAt(1).getByLabel(t("plans.fields.location"))).toHaveValue("279,5");

  await goOn(page, `/plans?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("249");
});
