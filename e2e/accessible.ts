import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

// The dark page is the light one in other colours: only what depends on those is looked at again.
const looks = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const;

/** What axe holds for good practice alone, and anybody who moves by headings and landmarks goes by. */
const structure = [
  "page-has-heading-one",
  "heading-order",
  "empty-heading",
  "region",
  "landmark-one-main",
  "landmark-unique",
  "landmark-no-duplicate-main",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-main-is-top-level",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-complementary-is-top-level",
  "aria-dialog-name",
] as const;

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** Nothing busy, nothing moving, and a heading: the screen has come. */
export async function settle(page: Page, colorScheme: string) {
  const shown = () =>
    page.evaluate(() => ({
      headed: document.querySelector("h1") !== null,
      busy: document.querySelectorAll("[aria-busy=true]").length,
      colorScheme: document.documentElement.dataset.mantineColorScheme,
    }));
  await expect.poll(shown).toEqual({ headed: true, busy: 0, colorScheme });
  await page.evaluate(async () => {
    // The new colours begin to fade in with the next frame, and one fade may begin another.
    for (let quiet = 0; quiet < 2; ) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // What never ends, a button's dots while its call waits, is nothing to wait for.
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
      quiet = moving.length === 0 ? quiet + 1 : 0;
      await Promise.all(moving.map((animation) => animation.finished.catch(() => 0)));
    }
  });
}

/** As high as what it shows: a link half under a bar that stays put, before one scrolls, is taken for a small one. */
async function showWhole(page: Page, { width, height }: { width: number; height: number }) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await page.setViewportSize({ width, height: whole });
}

/** In this order colours change twice, not four times, and the page is left as the next screen begins. */
const looksInOrder = [
  ["phone", "light"],
  ["phone", "dark"],
  ["desk", "dark"],
  ["desk", "light"],
] as const;

/** WCAG 2.2 AA, on a phone and on a desk, in light and dark; the page is on the desk afterwards. */
export async function seeAccessible(page: Page, screen: string) {
  for (const [place, colorScheme] of looksInOrder) {
    await page.setViewportSize(sizes[place]);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page, colorScheme);
    await showWhole(page, sizes[place]);
    expect.soft(await violationsOf(page, colorScheme), `${screen}, ${place}, ${colorScheme}`).toEqual([]);
  }
}

/** What axe finds on the page; within what lies over it, where that is named. */
export async function violationsOf(page: Page, colorScheme: keyof typeof looks, over?: string): Promise<string[]> {
  const { type, values } = looks[colorScheme];
  // A megabyte of checks, brought to a page once.
  const isThere = await page.evaluate<boolean>("typeof axe === 'object'");
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: "0" }) }).options({
    runOnly: { type, values: [...values] },
    ...(colorScheme === "light" && { rules: Object.fromEntries(structure.map((rule) => [rule, { enabled: true }])) }),
    resultTypes: ["violations"],
  });
  // What lies behind a dialog cannot be reached, and is half hidden by it.
  const dialog = "[role=dialog][aria-modal=true]";
  if (over) axe.include(over);
  else if ((await page.locator(dialog).count()) > 0) axe.include(dialog);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Each of the screens of a host: the first is loaded, the app goes on to the others, and the megabyte of checks stays. */
export async function seeAll(page: Page, address: string, screens: readonly string[]) {
  const [first = "/", ...others] = screens;
  await page.goto(`${address}${first}`);
  await seeAccessible(page, first);
  for (const screen of others) {
    await goOn(page, screen);
    await seeAccessible(page, screen);
  }
}

/** To another screen of the app that the page has open, as a link in it would. */
export async function goOn(page: Page, screen: string) {
  await page.evaluate((href) => self.__TSR_ROUTER__.navigate({ href }), screen);
}

declare global {
  /** How the router can be spoken to in a browser. */
  var __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> };
}
