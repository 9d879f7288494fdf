import { memberWords } from "#features/members/directory/i18n/column-words.ts";
import { purchaseWords } from "#features/till/purchases/i18n/column-words.ts";
import { purchaseFilterWords } from "#features/till/purchases/i18n/filter-words.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { goOn } from "../accessibility/accessible.ts";
import { seeAndLeave, seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { desktop } from "../devices.ts";
import { field } from "../fields.ts";
import { messagesTo } from "../outbox.ts";
import { expect, test } from "../test.ts";

test("a list’s page, order, search and period are in its address", async ({ newPerson, words, look }) => {
  const { office: t } = words;
  const page = await newPerson(desktop);
  await becomeOf(page, "merchant");
  await page.goto("/purchases");
  const pager = page.getByRole("navigation", { name: t("shell.pages") });
  const rows = page.getByRole("row");
  const pressed = page.getByRole("link", { name: t("shell.pageNumber", { page: "3" }) });
  await expect(pager).toContainText("1–15");
  await expect(pager.getByRole("listitem")).toHaveText(["1", "2", "3", "…", "66"]);

  await test.step("a page has its own address, which reload and Back restore", async () => {
    const first = await rows.nth(1).innerText();
    await pressed.click();
    await expect(page).toHaveURL(/[?&]page=3/);
    await expect(pressed).toHaveAttribute("aria-current", "page");
    await expect(pager).toContainText("31–45");
    // The former rows, or placeholders without an amount, are shown until the page's own rows arrive.
    await expect(rows.nth(1)).toContainText(/\d\skr/);
    await expect(rows.nth(1)).not.toHaveText(first, { useInnerText: true });
    const third = await rows.nth(1).innerText();
    await page.reload();
    await expect(rows.nth(1)).toHaveText(third, { useInnerText: true });
    await look(page, "purchases-page-3");
    await page.goBack();
    await expect(page).not.toHaveURL(/page=/);
  });

  await test.step("the list continues by cursor beyond the counted rows", async () => {
    await page.getByRole("link", { name: t("shell.pageNumber", { page: "66" }) }).click();
    await expect(pager).toContainText(/976–990 av [1-9]\s\d{3}/);
    await page.getByRole("link", { name: t("words.next") }).click();
    await expect(page).toHaveURL(/[?&]after=/);
    await expect(rows).toHaveCount(16);
    await page.getByRole("link", { name: t("words.previous") }).click();
    await expect(page).toHaveURL(/[?&]page=66/);
  });

  await test.step("another order starts at the first page, and reverses", async () => {
    const amount = page.getByRole("button", { name: purchaseWords.columns.amount.sv, exact: true });
    await amount.click();
    await expect(page).toHaveURL(/\/purchases\?sort=amount$/);
    await expect(
      page.getByRole("columnheader", { name: purchaseWords.columns.amount.sv, exact: true }),
    ).toHaveAttribute("aria-sort", "descending");
    await amount.click();
    await expect(page).toHaveURL(/sort=-amount/);
  });

  await test.step("a period shows its totals", async () => {
    await page.getByRole("button", { name: t("list.filters"), exact: true }).click();
    await page.getByLabel(purchaseFilterWords.since.sv, { exact: true }).fill("2026-04-13");
    await page.getByLabel(purchaseFilterWords.until.sv, { exact: true }).fill("2026-04-14");
    await expect(page).toHaveURL(/since=2026-04-13/);
    await page.getByRole("button", { name: t("list.showResult"), exact: true }).click();
    const keptTotal = page.getByText(t("purchases.totals.kept"), { exact: true }).locator("xpath=..");
    await expect(keptTotal).toContainText(/\d\skr/);
    await look(page, "purchases-period");
    await page.reload();
    await expect(keptTotal).toContainText(/\d\skr/);
  });

  await test.step("members are sorted by name, and a list that fits on a page has no pager", async () => {
    await goOn(page, "/members?sort=name");
    await expect(page.getByRole("columnheader", { name: memberWords.columns.name.sv, exact: true })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await look(page, "members");
    // The keyboard moves through the rows, and the opened row has the focus on return.
    await expect(rows.nth(2).getByRole("link")).toBeVisible();
    for (const key of ["j", "j", "Enter"]) await page.keyboard.press(key);
    await expect(page).toHaveURL(/\/members\/\d+/);
    await page.goBack();
    await expect(page).toHaveURL(/\/members\?sort=name/);
    await expect(rows.nth(2).getByRole("link")).toBeFocused();
    await goOn(page, "/members?q=elin.lindqvist");
    await expect(rows).toHaveCount(2);
    await expect(pager).toHaveCount(0);
    await goOn(page, "/locations?sort=-name");
    await expect(page.getByRole("columnheader", { name: t("locations.name"), exact: true })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await look(page, "locations");
  });
});

test("several rows are changed at once, and a view is replaced under its name", async ({
  newPerson,
  words,
  request,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "flera");
  const reward = { description: "", pointsRequired: 40 };
  const bun = await ask(club.merchant, "createCoupon", { body: { ...reward, name: "Bulle" } });
  const past = { ...reward, name: "Semla", endDate: "2026-01-31" };
  await ask(club.merchant, "createCoupon", { body: past });
  const [anna, siri] = [await joinClub(club, "Anna"), await joinClub(club, "Siri")];
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const all = page.getByRole("checkbox", { name: t("list.chooseAll") });
  // The box is ticked during the press itself, without a delay.
  const chooseAll = async () => {
    await expect(all).not.toBeChecked();
    const pressed = (box: Element) => {
      (box as HTMLInputElement).click();
      return (box as HTMLInputElement).checked;
    };
    expect(await all.evaluate(pressed)).toBe(true);
  };
  const dialog = page.getByRole("dialog");

  await test.step("one of two coupons is published, and the reason for the other is shown", async () => {
    await page.goto("/coupons?view=list");
    await chooseAll();
    await press(t("publishing.labels.ACTIVE"));
    await expect(dialog).toContainText(t("list.outcome.title", { done: 1, all: 2 }));
    await expect(dialog).toContainText("Semla");
    await expect(dialog).toContainText(t("errors.END_DATE_PASSED"));
    await seeAndLeave(page, "which of several it was not done to");
    const { publishStatus } = await ask(club.merchant, "getCoupon", { params: { id: bun.id } });
    expect(publishStatus).toBe("ACTIVE");
  });

  await test.step("a view is saved, and saved again in another order", async () => {
    await goOn(page, "/members?sort=points");
    await press(t("list.view.save"));
    await field(dialog, t("list.view.name")).fill("Mest");
    await dialog.getByRole("button", { name: t("words.save"), exact: true }).click();
    const view = page.getByRole("link", { name: "Mest", exact: true });
    await expect(view).toHaveAttribute("aria-current", "page");
    await goOn(page, "/members?sort=total");
    await press(t("list.view.save"));
    const as = dialog.getByRole("combobox", { name: t("list.view.as") });
    await as.selectOption({ label: t("list.view.inPlaceOf", { name: "Mest" }) });
    await expect(field(dialog, t("list.view.name"))).toHaveValue("Mest");
    await dialog.getByRole("button", { name: t("words.save"), exact: true }).click();
    await expect(view).toHaveAttribute("href", /sort=total$/);
    await expect(view).toHaveCount(1);
  });

  await test.step("a column’s name is fully visible in every language, also when the list is sorted by it", async () => {
    const heads = page.getByRole("columnheader").filter({ has: page.getByRole("button") });
    for (const language of [...languages].reverse()) {
      await ask(club.merchant, "updateLanguage", { body: { language } });
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(heads).toHaveCount(6);
      for (const head of await heads.all()) {
        await head.getByRole("button").click();
        await expect(head).toHaveAttribute("aria-sort", /./);
        const cut = (name: Element) => name.scrollWidth - name.clientWidth;
        expect(await head.locator("span").evaluate(cut), await head.innerText()).toBeLessThanOrEqual(0);
      }
    }
  });

  await test.step("both members get the same note, and both are removed", async () => {
    await chooseAll();
    await press(t("notes.write"));
    await dialog.getByRole("button", { name: t("words.save"), exact: true }).click();
    await expect(field(dialog, t("notes.text"))).toBeFocused();
    await seeOpen(page, "a note about several");
    await field(dialog, t("notes.text")).fill("Var på provningen");
    await dialog.getByRole("button", { name: t("words.save"), exact: true }).click();
    await expect(page.getByText(t("list.outcome.all", { count: 2 }))).toBeVisible();
    for (const { id } of [anna, siri]) {
      const { rows } = await ask(club.merchant, "listMemberNotes", { params: { id }, query: {} });
      expect(rows.map(({ text }) => text)).toEqual(["Var på provningen"]);
    }
    await chooseAll();
    await press(t("words.remove"));
    await expect(dialog).toContainText(t("directory.removeSeveralTitle", { count: 2 }));
    await dialog.getByRole("button", { name: t("words.remove"), exact: true }).click();
    await expect(page.getByText(t("directory.emptyTitle"))).toBeVisible();
  });

  await test.step("two invited members are reminded together, once per press", async () => {
    const invited = ["elsa", "nora"].map((name) => `${name}@${club.subdomain}.example`);
    for (const email of invited) await ask(club.merchant, "inviteMember", { body: { email } });
    await goOn(page, "/members?show=invited");
    for (const times of [2, 3]) {
      await chooseAll();
      await press(t("shell.invitation.sendAgain"));
      await expect(page.getByText(t("list.outcome.all", { count: 2 }))).toBeVisible();
      for (const email of invited) await expect.poll(() => messagesTo(request, email)).toHaveLength(times);
    }
  });
});
