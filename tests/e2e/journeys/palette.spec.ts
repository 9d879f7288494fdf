import { becomeOf } from "../demo.ts";
import { expect, test } from "../test.ts";

test("the palette goes to the page whose name is written out, and the menu shows where one has come", async ({
  newPerson,
  words: { office: t },
}) => {
  const page = await newPerson();
  await becomeOf(page, "merchant");
  const menu = page.getByRole("navigation", { name: t("shell.mainMenu") });
  // So far down that the menu's beginning has gone out of it.
  await page.goto("/integrations");
  await expect(menu.getByRole("link", { name: t("apiKeys.menu") })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole("link", { name: t("directory.menu") })).not.toBeInViewport();

  await page.keyboard.press("Control+K");
  // Without waiting for anything: the first letter is the palette's, too.
  const written = t("directory.menu").toLowerCase();
  await page.keyboard.type(written);
  await expect(page.getByRole("combobox", { name: t("shell.searchHint") })).toHaveValue(written);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/members$/);
  await expect(menu.getByRole("link", { name: t("directory.menu") })).toBeInViewport({ ratio: 1 });
});
