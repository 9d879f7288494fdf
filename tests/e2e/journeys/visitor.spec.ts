import type { Page } from "@playwright/test";
import { clubAddress } from "../addresses.ts";
import { becomeOf, demoClub, memberLogin } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { field } from "../fields.ts";
import { expect, test } from "../test.ts";

const club = clubAddress(demoClub);

test("a subpage that does not exist is reported, with a link onwards", async ({ newPerson, words: { club: t } }) => {
  const page = await newPerson(phone);
  for (const path of ["/nixx", "/nixx/guest", "/nixx/onboarding"]) {
    await page.goto(`${club}${path}`);
    await expect(page.getByRole("heading", { level: 1, name: t("locations.subpageMissing") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("guest.register") })).toHaveCount(0);
  }
  await page.getByRole("link", { name: t("locations.toClub", { chain: "Kaffebönan" }) }).click();
  await expect(page).toHaveURL(`${club}/guest`);
});

test("each part of the landing page that fails to load is named, and can be retried", async ({
  newPerson,
  words: { club: t },
}) => {
  const page = await newPerson(phone);
  const parts = {
    "**/api/public/chain/points/*": t("guest.pointsFailed"),
    "**/api/public/chain/*/campaigns": t("campaigns.listFailed"),
    "**/api/public/chain/*/stampcards": t("stampCards.cardsFailed"),
  };
  for (const address of Object.keys(parts)) await page.route(address, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${club}/guest`);
  for (const failed of Object.values(parts)) await expect(page.getByRole("alert").getByText(failed)).toBeVisible();
  await expect(page.getByRole("link", { name: t("guest.register") })).toBeVisible();
  await page.unrouteAll();
  const lost = page.getByRole("alert").filter({ hasText: t("stampCards.cardsFailed") });
  await lost.getByRole("button", { name: t("words.retry") }).click();
  await expect(lost).toHaveCount(0);
  await expect(page.getByRole("heading", { name: t("guest.stampCards") })).toBeVisible();
});

test("the login explains what a valid name is", async ({ newPerson, words: { club: t } }) => {
  const page = await newPerson(phone);
  await page.goto(`${club}/login`);
  await field(page, t("sessions.username")).fill("elin");
  await field(page, t("words.password")).fill(memberLogin.password);
  await page.getByRole("button", { name: t("words.signIn"), exact: true }).click();
  await expect(page.getByText(t("errors.INVALID_PHONE_OR_EMAIL"))).toBeVisible();
  await expect(field(page, t("sessions.username"))).toHaveValue("elin");
});

test("a member’s purchases have the spec’s columns on a desktop, and are receipts by month on a phone", async ({
  newPerson,
  words: { club: t },
}) => {
  const page = await newPerson(desktop);
  await becomeOf(page, "member");
  await page.goto(`${club}/consumer/purchases/history`);
  const columns = ["categories", "campaigns", "total", "date", "points"] as const;
  await expect(page.getByRole("columnheader")).toHaveText(columns.map((column) => t(`purchases.${column}`)));
  for (const column of columns) {
    await expect(page.getByRole("columnheader", { name: t(`purchases.${column}`), exact: true })).toBeInViewport();
  }
  await page.setViewportSize(phone.viewport);
  await expect(page.getByRole("table")).toHaveCount(0);
  const months = page.getByRole("heading", { level: 2 });
  await expect(months.first()).toHaveText(/^[a-zåäö]+ 20\d\d$/);
  const receipts = page.getByRole("listitem").filter({ hasText: /kr/ });
  expect(await receipts.count()).toBeGreaterThan(await months.count());
  await expect(receipts.filter({ hasText: /Kaffe|Bak|Frukost|Lunch/ }).first()).toBeVisible();
  await receipts.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/consumer\/purchases\/\d+$/);
});

/** Returns the controls in the window that the cookie line covers. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const notice = document.querySelector("[data-notice]");
    const controls = [...document.querySelectorAll("a, button, input, select")].filter((one) => !notice?.contains(one));
    const isCovered = (control: Element) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && notice?.contains(hit) === true;
    };
    return controls.filter(isCovered).map(({ outerHTML }) => outerHTML);
  });

test("the cookie line has one button, covers nothing, and stays away for a year when asked to", async ({
  newPerson,
  words: { club: t, office },
  look,
}) => {
  for (const device of [phone, desktop]) {
    const page = await newPerson(device);
    const line = page.getByRole("region", { name: t("cookies.label") });
    for (const path of ["/guest", "/onboarding", "/login"]) {
      await page.goto(`${club}${path}`);
      await expect(line.getByRole("button")).toHaveText([t("cookies.accept")]);
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      expect(await coveredControls(page), path).toEqual([]);
      await look(page, `cookies${path.replace("/", "-")}`);
    }
    await line.getByRole("checkbox", { name: t("cookies.dontShowAgain") }).check();
    await line.getByRole("button").click();
    await expect(line).toHaveCount(0);
    const [hidden] = (await page.context().cookies(club)).filter(({ name }) => name === "popup_hide");
    expect(hidden?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400);
    await page.goto(`${club}/guest`);
    await expect(page.getByRole("link", { name: t("guest.register") })).toBeVisible();
    await expect(line).toHaveCount(0);

    const shop = await newPerson(device);
    const officeLine = shop.getByRole("region", { name: office("cookies.label") });
    await becomeOf(shop, "merchant");
    await shop.goto("/members");
    await expect(officeLine.getByRole("button")).toHaveText([office("cookies.accept")]);
    await expect(shop.getByRole("row").first()).toBeVisible();
    expect(await coveredControls(shop)).toEqual([]);
    await look(shop, "cookies-office");
    await shop.goto("/till");
    await expect(officeLine).toHaveCount(0);
  }
});

test("a dialog covers the cookie line, whose box is not ticked at first", async ({ newPerson, words: { club: t } }) => {
  const page = await newPerson(phone);
  await becomeOf(page, "member");
  await page.goto(club);
  await expect(page.getByRole("checkbox", { name: t("cookies.dontShowAgain") })).not.toBeChecked();
  await page
    .getByRole("main")
    .getByRole("button", { name: t("home.showCard") })
    .click();
  const card = page.getByRole("dialog", { name: t("shell.membershipCard") });
  await expect(card).toBeVisible();
  const onTop = await page.getByRole("button", { name: t("cookies.accept") }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && button.contains(hit);
  });
  expect(onTop).toBe(false);
  const box = await card.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(Math.round(phone.viewport.width * 0.85));
  expect(Math.round(box?.height ?? 0)).toBe(Math.round(phone.viewport.height * 0.85));
  await card.getByRole("button", { name: t("words.close") }).click();
  const code = page
    .getByRole("region", { name: t("shell.membershipCard") })
    .locator("svg")
    .first();
  expect(await code.boundingBox()).toMatchObject({ width: 60, height: 60 });
});
