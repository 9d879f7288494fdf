import type { Locator, Page } from "@playwright/test";
import { campaignWords } from "#features/loyalty/campaigns/i18n/column-words.ts";
import { memberFilterWords } from "#features/members/directory/i18n/filter-words.ts";
import { purchaseWords } from "#features/till/purchases/i18n/column-words.ts";
import { goOn } from "../accessibility/accessible.ts";
import { clubAddress } from "../addresses.ts";
import { becomeOf, demoClub } from "../demo.ts";
import { desktop } from "../devices.ts";
import { expect, test } from "../test.ts";

/** Presses the middle of a cell, as a person does, whatever lies on top of it. */
async function pressCell(page: Page, cell: Locator) {
  await expect(cell).toBeVisible();
  const box = await cell.boundingBox();
  if (!box) throw new Error("The cell is not shown.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const widthOf = async (head: Locator) => (await head.boundingBox())?.width ?? 0;

test("a list’s rows open wherever they are pressed, and its names keep 220 px", async ({ newPerson, words, look }) => {
  const { office: t } = words;
  const page = await newPerson({ ...desktop, viewport: { width: 1366, height: 768 } });
  await becomeOf(page, "merchant");
  const rows = page.getByRole("row");

  await test.step("a purchase opens from its amount and from its point of sale", async () => {
    for (const nth of [2, 4]) {
      await page.goto("/purchases");
      // Placeholders have no amounts.
      await expect(rows.nth(1)).toContainText(/\d\skr/);
      await pressCell(page, rows.nth(1).getByRole("cell").nth(nth));
      await expect(page).toHaveURL(/\/purchases\/\d+$/);
    }
  });

  await test.step("names keep 220 px on a laptop and on a tablet", async () => {
    for (const [path, name] of [
      ["/campaigns", campaignWords.columns.name.sv],
      ["/purchases", purchaseWords.columns.member.sv],
    ] as const) {
      for (const width of [1366, 1024, 768]) {
        await page.setViewportSize({ width, height: 768 });
        await goOn(page, path);
        const head = page.getByRole("columnheader", { name, exact: true });
        await expect(head).toBeVisible();
        // The table replaces its placeholder when the rows arrive.
        await expect.poll(() => widthOf(head), { message: `${path} at ${width}` }).toBeGreaterThanOrEqual(219.5);
        await look(page, `rows${path.replace("/", "-")}-${width}`);
      }
    }
  });

  await test.step("a short list ends where its rows end", async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await goOn(page, "/members?q=elin.lindqvist");
    await expect(rows).toHaveCount(2);
    const table = page.getByRole("table");
    const heights = await table.evaluate((element) => [element.clientHeight, element.parentElement?.clientHeight]);
    expect(heights[1]).toBe(heights[0]);
  });

  await test.step("members are filtered by consent and points, in the address and in words", async () => {
    await goOn(page, "/members");
    await expect(page.getByRole("navigation", { name: t("shell.pages") })).toContainText(/1–15 av \d+/);
    await page.getByRole("button", { name: t("list.filters"), exact: true }).click();
    const filters = page.getByRole("dialog");
    await filters.getByLabel(memberFilterWords.consent.sv, { exact: true }).selectOption("EMAIL");
    await filters.getByLabel(memberFilterWords.points.sv, { exact: true }).selectOption("SOME");
    await page.getByRole("button", { name: t("list.showResult"), exact: true }).click();
    await expect(page).toHaveURL(/consent=EMAIL/);
    await expect(page.getByText(memberFilterWords.consent.values.EMAIL.sv)).toBeVisible();
    await expect(page.getByText(memberFilterWords.points.values.SOME.sv)).toBeVisible();
    await look(page, "members-filtered");
  });
});

test("a member’s purchase opens wherever its row is pressed", async ({ newPerson }) => {
  const page = await newPerson(desktop);
  await becomeOf(page, "member");
  for (const nth of [0, 2]) {
    await page.goto(`${clubAddress(demoClub)}/consumer/purchases/history`);
    const row = page.getByRole("row").nth(1);
    await expect(row).toContainText(/\d\skr/);
    await pressCell(page, row.getByRole("cell").nth(nth));
    await expect(page).toHaveURL(/\/consumer\/purchases\/\d+$/);
  }
});
