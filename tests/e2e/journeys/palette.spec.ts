import { becomeOf } from "../demo.ts";
import { expect, test } from "../test.ts";

test("the palette opens the page whose full name is typed, and the menu shows the current page", async ({
  newPerson,
  words: { office: t },
}) => {
  const page = await newPerson();
  await becomeOf(page, "merchant");
  const menu = page.getByRole("navigation", { name: t("shell.mainMenu") });
  // The entry is so far down that the top of the menu scrolls out of view.
  await page.goto("/integrations");
  await expect(menu.getByRole("link", { name: t("apiKeys.menu") })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole("link", { name: t("directory.menu") })).not.toBeInViewport();

  await page.keyboard.press("Control+K");
  // Types without waiting, because the palette must also get the first letter.
  const written = t("directory.menu").toLowerCase();
  await page.keyboard.type(written);
  await expect(page.getByRole("combobox", { name: t("shell.searchHint") })).toHaveValue(written);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/members$/);
  await expect(menu.getByRole("link", { name: t("directory.menu") })).toBeInViewport({ ratio: 1 });
});
