import { seeAccessible } from "../accessibility/accessible.ts";
import { hireManager, openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { expect, test } from "../test.ts";

test("a merchant’s phone has today, approvals, members and a message at the bottom", async ({
  newPerson,
  words: { office: t },
  look,
}) => {
  const page = await newPerson(phone);
  await becomeOf(page, "merchant");
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: t("shell.bar.label") });
  await expect(bar.getByRole("link")).toHaveCount(4);
  await expect(bar.getByRole("link", { name: t("shell.bar.today") })).toHaveAttribute("aria-current", "page");
  await look(page, "bar-today");

  await test.step("the members’ list opens with its search field focused", async () => {
    await bar.getByRole("link", { name: t("shell.bar.member") }).click();
    await expect(page).toHaveURL(/\/members$/);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("elin");
    await expect(page).toHaveURL(/q=elin/);
    await look(page, "bar-members");
  });

  await test.step("the last row is above the bar, at the end of the page", async () => {
    await page.goto("/purchases");
    await expect(page.locator("tr[data-opens]").first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [content, foot] = [await page.getByRole("main").boundingBox(), await bar.boundingBox()];
    expect(Math.floor((content?.y ?? 0) + (content?.height ?? 0))).toBeLessThanOrEqual(foot?.y ?? 0);
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBe(phone.viewport.height);
  });

  await test.step("an editor’s own bar takes the place of the shortcuts", async () => {
    await page.goto("/approvals");
    await bar.getByRole("link", { name: t("shell.bar.message") }).click();
    await expect(page).toHaveURL(/\/sendouts\/new$/);
    await expect(page.locator("[data-foot-bar]")).toBeVisible();
    await expect(bar).toBeHidden();
    await look(page, "bar-message");
  });

  await page.goto("/approvals");
  await expect(bar.getByRole("link", { name: t("shell.bar.approvals") })).toHaveAttribute("aria-current", "page");
  await look(page, "bar-approvals");
  await seeAccessible(page, "the approvals with the bar");
});

test("a local merchant’s bar has no message, and a wide screen has no bar", async ({
  newPerson,
  request,
  words: { office: t },
}) => {
  const club = await openClub(request, "snabbval");
  const { token } = await hireManager(club, "Maja");
  const page = await newPerson(phone);
  await enter(page, { token, role: "ROLE_LOCAL_MERCHANT" });
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: t("shell.bar.label") });
  await expect(bar.getByRole("link")).toHaveText([
    t("shell.bar.today"),
    t("shell.bar.approvals"),
    t("shell.bar.member"),
  ]);
  await page.setViewportSize(desktop.viewport);
  await expect(bar).toBeHidden();
});

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test("the hint to install the back office stays away once it is dismissed", async ({
  newPerson,
  words: { office: t },
  look,
}) => {
  const page = await newPerson({ ...phone, userAgent: iphone });
  await becomeOf(page, "merchant");
  await page.goto("/");
  const hint = page.getByRole("complementary", { name: t("shell.install.title") });
  await expect(hint).toContainText(t("shell.install.safari"));
  await look(page, "install-hint");
  await hint.getByRole("button", { name: t("shell.install.hide") }).click();
  await page.reload();
  await expect(page.getByRole("navigation", { name: t("shell.bar.label") })).toBeVisible();
  await expect(hint).toHaveCount(0);
});
