import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { companyWords } from "#features/platform/companies/i18n/column-words.ts";
import { goOn } from "../accessibility/accessible.ts";
import { becomeOf } from "../demo.ts";
import { desktop } from "../devices.ts";
import { expect, test } from "../test.ts";

/** Returns the rows of a list's file, without the headings. */
async function rowsOfFile(page: Page, press: string): Promise<string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: press, exact: true }).click();
  const text = await readFile(await (await download).path(), "utf8");
  return text.trim().split("\r\n").slice(1);
}

/** Sorts a list by a column's header, first in its own order and then reversed. */
async function turnBy(page: Page, column: string) {
  const header = page.getByRole("columnheader", { name: column, exact: true });
  await header.getByRole("button").click();
  await expect(header).toHaveAttribute("aria-sort", "ascending");
  await header.getByRole("button").click();
  await expect(header).toHaveAttribute("aria-sort", "descending");
}

test("sendouts and their recipients are sorted, searched and exported", async ({ newPerson, words, look }) => {
  const { office: t } = words;
  const page = await newPerson(desktop);
  await becomeOf(page, "merchant");
  await page.goto("/sendouts");
  const search = page.getByRole("searchbox");
  const rows = page.getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  await look(page, "sendouts");

  await test.step("the list is sorted and searched by name", async () => {
    await turnBy(page, t("sendouts.name"));
    await expect(page).toHaveURL(/sort=-name/);
    await search.fill("nybakat");
    await expect(page).toHaveURL(/q=nybakat/);
    await expect(rows).toHaveCount(2);
    expect(await rowsOfFile(page, t("shell.exportList"))).toEqual([expect.stringContaining(";Nybakat hela veckan;")]);
  });

  await test.step("the recipients are filtered by their result", async () => {
    await rows.nth(1).getByRole("link").click();
    await expect(page.getByRole("heading", { name: t("sendouts.recipients"), exact: true })).toBeVisible();
    await page.getByRole("button", { name: t("list.filters"), exact: true }).click();
    await page.getByRole("dialog").getByLabel(t("sendouts.state"), { exact: true }).selectOption("SKIPPED");
    await page.getByRole("button", { name: t("list.showResult"), exact: true }).click();
    await expect(page).toHaveURL(/recipientState=SKIPPED/);
    await page.reload();
    await expect(page.getByRole("button", { name: t("list.filtersOn", { count: "1" }) })).toBeVisible();
    const file = await rowsOfFile(page, t("shell.exportList"));
    expect(new Set(file.map((row) => row.split(";")[3]))).toEqual(new Set([t("sendouts.recipientStates.SKIPPED")]));
    await look(page, "recipients");
    await search.fill("finns inte alls");
    await expect(page.getByText(t("sendouts.noRecipients"))).toBeVisible();
  });

  await test.step("automatic sendouts are listed with the soonest first", async () => {
    await goOn(page, "/sendouts?sendouts=automatic");
    const next = page.getByRole("columnheader", { name: t("automaticSendouts.nextDay"), exact: true });
    await expect(next).toHaveAttribute("aria-sort", "ascending");
    await look(page, "automatic");
  });

  await test.step("points of sale and selections are exported", async () => {
    await goOn(page, "/locations");
    await expect(rows.nth(1)).toBeVisible();
    expect((await rowsOfFile(page, t("shell.exportList"))).length).toBeGreaterThan(1);
    await look(page, "points of sale");
    await goOn(page, "/selections");
    await expect(page).toHaveTitle(new RegExp(t("selections.menu")));
    await look(page, "selections");
  });

  await test.step("the company’s invoices are sorted and exported", async () => {
    await goOn(page, "/billings/details?sort=-total");
    const total = page.getByRole("columnheader", { name: t("subscriptions.invoices.total"), exact: true });
    await expect(total).toHaveAttribute("aria-sort", "ascending");
    expect((await rowsOfFile(page, t("shell.exportList"))).length).toBeGreaterThan(0);
    await look(page, "own invoices");
  });
});

test("companies and their invoices are sorted and exported", async ({ newPerson, words, look }) => {
  const { office: t } = words;
  const page = await newPerson(desktop);
  await becomeOf(page, "admin");
  await page.goto("/companies");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await turnBy(page, companyWords.columns.company.sv);
  await expect(page).toHaveURL(/sort=-company/);
  expect((await rowsOfFile(page, t("shell.exportList"))).length).toBeGreaterThan(1);
  await look(page, "companies");

  await goOn(page, "/invoices");
  await turnBy(page, t("invoices.company"));
  await expect(page).toHaveURL(/sort=-company/);
  expect((await rowsOfFile(page, t("shell.exportList"))).length).toBeGreaterThan(1);
  await look(page, "invoices");
});
