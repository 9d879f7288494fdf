import { becomeOf } from "../demo.ts";
import { desktop } from "../devices.ts";
import { expect, test } from "../test.ts";

test("a list's page, order, search and period stand in its address", async ({ newPerson, words, look }) => {
  const { office: t } = words;
  const page = await newPerson(desktop);
  await becomeOf(page, "merchant");
  await page.goto("/purchases");
  const pager = page.getByRole("navigation", { name: t("shell.pages") });
  const rows = page.getByRole("row");
  const pressed = page.getByRole("link", { name: t("shell.pageNumber", { page: "3" }) });
  await expect(pager).toContainText("1–15");
  await expect(pager.getByRole("listitem")).toHaveText(["1", "2", "3", "…", "66"]);

  await test.step("a page has an address, found again by reloading and left again by going back", async () => {
    await pressed.click();
    await expect(page).toHaveURL(/[?&]page=3/);
    await expect(pressed).toHaveAttribute("aria-current", "page");
    await expect(pager).toContainText("31–45");
    const third = await rows.nth(1).innerText();
    await page.reload();
    await expect(rows.nth(1)).toHaveText(third, { useInnerText: true });
    await look(page, "purchases-page-3");
    await page.goBack();
    await expect(page).not.toHaveURL(/page=/);
  });

  await test.step("beyond the rows that are counted it goes on by key", async () => {
    await page.getByRole("link", { name: t("shell.pageNumber", { page: "66" }) }).click();
    await expect(pager).toContainText(/1\s000\+/);
    await page.getByRole("link", { name: t("words.next") }).click();
    await expect(page).toHaveURL(/[?&]after=/);
    await expect(rows).toHaveCount(16);
    await page.getByRole("link", { name: t("words.previous") }).click();
    await expect(page).toHaveURL(/[?&]page=66/);
  });

  await test.step("another order begins at the first page, and turns round", async () => {
    const amount = page.getByRole("button", { name: t("purchases.amount"), exact: true });
    await amount.click();
    await expect(page).toHaveURL(/\/purchases\?sort=amount$/);
    await expect(page.getByRole("columnheader", { name: t("purchases.amount"), exact: true })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await amount.click();
    await expect(page).toHaveURL(/sort=-amount/);
  });

  await test.step("a period is summed up", async () => {
    await page.getByRole("button", { name: t("list.filters"), exact: true }).click();
    await page.getByLabel(t("purchases.since"), { exact: true }).fill("2026-04-13");
    await page.getByLabel(t("purchases.until"), { exact: true }).fill("2026-04-14");
    await expect(page).toHaveURL(/since=2026-04-13/);
    await page.getByRole("button", { name: t("list.showResult"), exact: true }).click();
    const kept = page.getByText(t("purchases.totals.kept"), { exact: true }).locator("xpath=..");
    await expect(kept).toContainText(/\d\skr/);
    await look(page, "purchases-period");
    await page.reload();
    await expect(kept).toContainText(/\d\skr/);
  });

  await test.step("members by name; what fits on a page has no pager", async () => {
    await page.goto("/members?sort=name");
    await expect(page.getByRole("columnheader", { name: t("members.member"), exact: true })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await look(page, "members");
    // The keyboard walks it, and who comes back stands where they were.
    await expect(rows.nth(2).getByRole("link")).toBeVisible();
    for (const key of ["j", "j", "Enter"]) await page.keyboard.press(key);
    await expect(page).toHaveURL(/\/members\/\d+/);
    await page.goBack();
    await expect(page).toHaveURL(/\/members\?sort=name/);
    await expect(rows.nth(2).getByRole("link")).toBeFocused();
    await page.goto("/members?q=elin.lindqvist");
    await expect(rows).toHaveCount(2);
    await expect(pager).toHaveCount(0);
    await page.goto("/locations?sort=-name");
    await expect(page.getByRole("columnheader", { name: t("locations.name"), exact: true })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await look(page, "locations");
  });
});
