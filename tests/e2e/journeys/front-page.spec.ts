import { gzipSync } from "node:zlib";
import { frontPhrases } from "#features/platform/front-page/i18n/page/phrases.ts";
import { seeAccessible } from "../accessibility/accessible.ts";
import { becomeOf } from "../demo.ts";
import { french, phone } from "../devices.ts";
import { expect, test } from "../test.ts";

/** The most bytes of the page, gzipped: what a server sends before the browser has answered once. */
const pageAtMost = 14_600;

test("a stranger sees what the product is, without the app’s code, and stamps a card until it is full", async ({
  newPerson,
  language,
  look,
}) => {
  const t = frontPhrases(language);
  const page = await newPerson(phone);
  const paths: string[] = [];
  page.on("request", (request) => void paths.push(new URL(request.url()).pathname));
  const answer = await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: t("promise") })).toBeVisible();
  expect(gzipSync((await answer?.body()) ?? "").length).toBeLessThan(pageAtMost);
  expect(paths.filter((path) => /\.(js|css)$|^\/api\//.test(path))).toEqual([]);

  const card = page.getByRole("img", { name: t("card.title") });
  await expect(card).toHaveAccessibleName(new RegExp(t("card.collected", { count: "3", total: "6" })));
  await expect(card.locator("[data-given]")).toHaveCount(3);
  await look(page, "front-page");
  const give = page.getByRole("button", { name: t("card.give") });
  for (const _ of ["fourth", "fifth", "last"]) await give.click();
  await expect(page.getByRole("status")).toHaveText(`${t("card.fullTitle")}. ${t("card.fullText")}`);
  await look(page, "front-page-full-card");
  await page.getByRole("button", { name: t("card.again") }).click();
  await expect(card.locator("[data-given]")).toHaveCount(0);
  await seeAccessible(page, "the front page");
});

test("the language of the front page follows the reader into the sign-up and back", async ({ newPerson, look }) => {
  const page = await newPerson(phone);
  await page.goto("/");
  await page.getByRole("link", { name: /Français/ }).click();
  await expect(page).toHaveURL(/\/fr$/);
  const t = frontPhrases("fr");
  await expect(page.getByRole("heading", { level: 1, name: t("promise") })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await look(page, "front-page-fr");
  await page
    .getByRole("link", { name: t("start") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("link", { name: "Stammis" }).click();
  await expect(page).toHaveURL(/\/fr$/);
});

test("a browser’s own language is the first one shown", async ({ newPerson }) => {
  const page = await newPerson({ ...phone, locale: french.locale });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: frontPhrases("fr")("promise") })).toBeVisible();
});

test("the demonstration opens from the front page", async ({ newPerson, language, words }) => {
  const page = await newPerson();
  await page.goto("/");
  await page.getByRole("link", { name: frontPhrases(language)("demo.office") }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: words.office("today.hello", { name: "Maria" }) }),
  ).toBeVisible();
  await expect(page.locator("#front")).toHaveCount(0);
});

test("a signed-in person gets the back office instead of the front page, in every language’s address", async ({
  newPerson,
  words,
}) => {
  const page = await newPerson();
  await becomeOf(page, "merchant");
  for (const address of ["/", "/fr"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: words.office("today.hello", { name: "Maria" }) })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
});

test("a link to a club leads a stranger to the sign-in", async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto("/?club=kaffebonan");
  await expect(page).toHaveURL(/\/login/);
});

test("the front page has its stamps and its ways in without scripts", async ({ browser, language }) => {
  const t = frontPhrases(language);
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("link", { name: t("start") }).first()).toHaveAttribute("href", "/onboarding");
  await expect(page.getByRole("button", { name: t("card.give") })).toBeHidden();
  await expect
    .poll(() =>
      page
        .locator("[data-given] > :last-child")
        .first()
        .evaluate((stamp) => getComputedStyle(stamp).opacity),
    )
    .toBe("1");
  await context.close();
});
