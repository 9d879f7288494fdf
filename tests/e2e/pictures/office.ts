import type { Page } from "@playwright/test";
import { becomeOf, memberLogin } from "../demo.ts";
import * as cashiers from "../people/cashier.ts";
import { officeLists, officeScreens, openScreens } from "../screens.ts";
import { test } from "../test.ts";
import { camera, speak } from "./camera.ts";
import { writeContents } from "./contents.ts";

test.afterAll(writeContents);

/** Returns what a list's first row opens: a screen whose address is not known beforehand. */
async function firstOf(page: Page, list: string): Promise<string | null> {
  await page.goto(list);
  const link = page.locator("tr[data-opens] a").first();
  await link.waitFor({ timeout: 5_000 }).catch(() => {});
  return (await link.count()) > 0 ? link.getAttribute("href") : null;
}

test("the back office before the sign-in", async ({ newPerson, language }, info) => {
  const page = await newPerson();
  await speak(page, language);
  await camera(page, "open", info).screens("", openScreens);
});

test("the back office", async ({ newPerson, language }, info) => {
  const page = await newPerson();
  await speak(page, language);
  await becomeOf(page, "merchant");
  await camera(page, "office", info).screens("", officeScreens);
});

test("the pages that the back office’s lists open", async ({ newPerson, language }, info) => {
  const page = await newPerson();
  await speak(page, language);
  await becomeOf(page, "merchant");
  const details = camera(page, "office-details", info);
  for (const { list } of officeLists) {
    const first = await firstOf(page, list);
    if (first) await details.screens("", [first]);
    if (first && list === "/members")
      await details.screens(
        "",
        ["points", "offers", "messages", "consents", "edit"].map((part) => `${first}/${part}`),
      );
  }
});

test("the overlays of the back office", async ({ newPerson, language, words, isMobile }, info) => {
  const page = await newPerson();
  const { office: t } = words;
  await speak(page, language);
  await becomeOf(page, "merchant");
  const { over } = camera(page, "office-over", info);
  const press = (name: string | RegExp) => () => page.getByRole("button", { name }).first().click();
  await over("", "/", "palette", () => page.keyboard.press("Control+K"));
  if (isMobile) await over("", "/", "menu", press(t("shell.menu")));
  else await over("", "/", "clubs", press(new RegExp(`^${t("shell.switchChain")}`)));
  await over("", "/members", "invite-member", press(t("directory.invite")));
  await over("", "/members?sort=points", "view-to-keep", press(t("list.view.save")));
  await over("", "/members", "keys", () => page.keyboard.press("?"));
  await over("", "/purchases", "purchase-filters", press(t("list.filters")));
  await over("", "/coupons", "coupon-filters", press(t("list.filters")));
  await over("", "/coupons", "new-coupon", press(t("coupons.create")));
  await over("", "/users", "invite-staff", press(t("staff.invite")));
  await over("", "/points", "stopping-points", press(t("points.activation.stop")));
});

test("the till", async ({ newPerson, language, words }, info) => {
  const page = await newPerson();
  await speak(page, language);
  await becomeOf(page, "cashier");
  const { over, screens } = camera(page, "till", info);
  await screens("", ["/till"]);
  await over("", "/till", "till-member", async () => {
    await cashiers.find({ page, words }, memberLogin.username, "Elin Lindqvist");
    await cashiers.typeAmount({ page, words }, "42");
  });
});

test("the platform", async ({ newPerson, language }, info) => {
  const page = await newPerson();
  await speak(page, language);
  await becomeOf(page, "admin");
  await camera(page, "platform", info).screens("", [
    "/companies",
    "/documents",
    "/documents/terms-of-service",
    "/support",
    "/user/profile",
  ]);
});
