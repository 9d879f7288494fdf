import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { logInMerchant, openClub } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { expect, test } from "../test.ts";

/** The most bytes of scripts and styles, gzipped, that a page before the sign-in loads before it is visible. */
const codeAtMost = 255_000;

for (const [path, title] of [
  ["/login", "sessions.title"],
  ["/onboarding", "onboarding.title"],
] as const) {
  test(`${path} is visible before the code, phrases and style of the pages behind the sign-in load`, async ({
    newPerson,
    words: { office: t },
  }) => {
    const page = await newPerson(phone);
    // These requests stay unanswered, so a slow machine cannot load the files early.
    await page.route(/\/assets\/.*(Shell|shared|catalogue|\.css)/, () => {});
    const answers: Response[] = [];
    page.on("response", (answer) => void answers.push(answer));
    const document = await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("#root").getByRole("heading", { name: t(title) })).toBeVisible();
    const early = answers.filter((answer) => /\/assets\/.+\.js$/.test(answer.url()));
    const sizes = await Promise.all(
      early.map(async (answer) => [new URL(answer.url()).pathname, gzipSync(await answer.body()).length] as const),
    );
    const style = /<style[^>]*>(.*?)<\/style>/s.exec((await document?.text()) ?? "")?.[1] ?? "";
    expect(style).not.toBe("");
    const sum = sizes.reduce((total, [, size]) => total + size, gzipSync(style).length);
    expect(sum, JSON.stringify(sizes)).toBeLessThan(codeAtMost);
  });
}

/** Returns the computed style of each element of the app. */
const styles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#root *")].map((element) => {
      const style = getComputedStyle(element);
      return [element.tagName, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    }),
  );

for (const device of [phone, desktop])
  test(`the complete style changes nothing on the pages before the sign-in at ${device.viewport.width} px`, async ({
    newPerson,
  }) => {
    for (const path of ["/login", "/onboarding"]) {
      const page = await newPerson(device);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const early = await styles(page);
      await page.keyboard.press("Shift");
      const isApplied = () =>
        page.evaluate(() => Boolean(document.querySelector<HTMLLinkElement>("link[data-app]")?.sheet));
      await expect.poll(isApplied).toBe(true);
      expect(await styles(page)).toEqual(early);
    }
  });

test("a signed-in person at the login’s address gets the back office with its complete style", async ({
  newPerson,
  words: { office: t },
  request,
}) => {
  const club = await openClub(request, "inne");
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  await page.goto("/login");
  await expect(page.getByRole("navigation", { name: t("shell.mainMenu") })).toBeVisible();
  await expect(page.locator("aside")).toHaveCSS("position", "sticky");
});

/** Holds the app's code back until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

for (const device of [phone, desktop])
  test(`a first page’s beginning is drawn before any code runs, at its place in the app, at ${device.viewport.width} px`, async ({
    newPerson,
    words: { office: t },
    look,
  }) => {
    for (const [path, title] of [
      ["/login", "sessions.title"],
      ["/onboarding", "onboarding.title"],
    ] as const) {
      const page = await newPerson(device);
      const release = await holdCode(page);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("#first-paint h1")).toHaveText(t(title));
      await expect(page.locator("#first-paint [data-notice]")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await look(page, `drawn${path.replace("/", "-")}`).catch(() => undefined);
      const parts = ["h1", "header a", "[data-notice]"];
      const early = await Promise.all(parts.map((part) => placeOf(page, `#first-paint ${part}`)));
      release();
      await expect(page.locator("#first-paint")).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      expect(await Promise.all(parts.map((part) => placeOf(page, `#root ${part}`)))).toEqual(early);
    }
  });

test("a first page draws nothing for a signed-in person or in another language, and no dismissed notice", async ({
  newPerson,
}) => {
  for (const [key, value] of [
    ["stammis.session", '{"token":"gone"}'],
    ["stammis.language", "fr"],
  ] as const) {
    const page = await newPerson(phone);
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await holdCode(page);
    await page.goto("/login", { waitUntil: "commit" });
    await expect(page.locator("#first-paint")).toBeAttached();
    await expect(page.locator("#first-paint > *")).toHaveCount(0);
  }
  const page = await newPerson(phone);
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = "popup_hide=1; path=/";
  });
  await holdCode(page);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("#first-paint h1")).toBeVisible();
  await expect(page.locator("#first-paint [data-notice]")).toHaveCount(0);
});
