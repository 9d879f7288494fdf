import { expect, type Page } from "@playwright/test";
import axeCore, { type RunOptions } from "axe-core";
import { officeAddress } from "../addresses.ts";
import { overlappingWords } from "./overlaps.ts";
import { smallFields } from "./small-fields.ts";
import { smallTargets } from "./targets.ts";

/** What is asked: everything; of the same page at another size and in the other colours, what those can change. */
const questions = {
  all: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const;
type Question = keyof typeof questions;

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

/** As high and wide as whatever is pressed on a phone has to be, in pixels. */
const finger = 44;

/** What lies behind a dialog cannot be reached, and is half hidden by it. */
const modal = "[role=dialog][aria-modal=true]";

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** Nothing busy, nothing moving, and the app's own heading, not that of what is painted before it: the screen has come. */
export async function settle(page: Page, colorScheme: string) {
  const readPageState = () =>
    page.evaluate(() => ({
      headed: document.querySelector("main h1") !== null && document.querySelector("#first-paint") === null,
      busy: document.querySelectorAll("[aria-busy=true]").length,
      colorScheme: document.documentElement.dataset.mantineColorScheme,
    }));
  await expect.poll(readPageState, { intervals: [20, 50, 100] }).toEqual({ headed: true, busy: 0, colorScheme });
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
  const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  if (fullHeight > height) await page.setViewportSize({ width, height: fullHeight });
}

type Look = readonly [size: keyof typeof sizes, colorScheme: "light" | "dark", question: Question];

/** In this order colours change twice, not four times, and the page is left as the next screen begins. */
const everyLook: readonly Look[] = [
  ["phone", "light", "all"],
  ["phone", "dark", "colours"],
  ["desk", "dark", "colours"],
  ["desk", "light", "all"],
];
/** Where the app is used most, all is asked; at the other size and in the dark, how it looks. E2E_LOOKS=every asks in every way. */
const officeLooks: readonly Look[] = [
  ["phone", "dark", "colours"],
  ["desk", "light", "all"],
];
const memberLooks: readonly Look[] = [
  ["phone", "light", "all"],
  ["desk", "dark", "colours"],
];

function looksAt(page: Page) {
  if (process.env.E2E_LOOKS === "every") return everyLook;
  return new URL(page.url()).origin === officeAddress ? officeLooks : memberLooks;
}

/** WCAG 2.2 AA, on a phone and on a desk, in light and dark; without looks of one's own the page is on the desk afterwards. */
export async function seeAccessible(page: Page, screen: string, looks = looksAt(page), least = finger) {
  let before: keyof typeof sizes | undefined;
  for (const [size, colorScheme, question] of looks) {
    const isResized = size !== before;
    if (isResized) {
      await show(page, size, colorScheme);
      await showWhole(page, sizes[size]);
    } else await colour(page, colorScheme);
    before = size;
    const violations = await violationsOf(page, question);
    // Where things stand is the same in every colour.
    const overlapping = isResized ? await page.evaluate(overlappingWords, modal) : [];
    const small = isResized && size === "phone" ? await tooSmall(page, least) : [];
    expect.soft([...violations, ...overlapping, ...small], `${screen}, ${size}, ${colorScheme}`).toEqual([]);
  }
}

/** Controls that are too small to press or to type in on a phone. */
async function tooSmall(page: Page, least: number): Promise<string[]> {
  const targets = await page.evaluate(smallTargets, { over: modal, least });
  return [...targets, ...(await page.evaluate(smallFields, modal))];
}

async function show(page: Page, size: keyof typeof sizes, colorScheme: "light" | "dark") {
  await page.setViewportSize(sizes[size]);
  await colour(page, colorScheme);
}

async function colour(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await settle(page, colorScheme);
}

/** Stands alone, as it is sent to the page; nothing where axe is not there yet. */
async function askAxe({ over, modal, options }: { over: string | null; modal: string; options: RunOptions }) {
  if (!self.axe) return null;
  const within = over ?? (document.querySelector(modal) ? modal : null);
  const { violations } = await self.axe.run(within ? { include: [[within]] } : document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(", ")}`);
}

/** What axe finds on the page; within what lies over it, where that is named. */
export async function violationsOf(page: Page, question: Question, over: string | null = null): Promise<string[]> {
  const { type, values } = questions[question];
  const options: RunOptions = {
    runOnly: { type, values: [...values] },
    ...(question === "all" && { rules: Object.fromEntries(structure.map((rule) => [rule, { enabled: true }])) }),
    resultTypes: ["violations"],
    // A selector of every part that was looked at costs as much as some of the looks.
    selectors: false,
    // The frames there are hold letters, which may run nothing, not even a check.
    iframes: false,
  };
  const axeInput = { over, modal, options };
  const violations = await page.evaluate(askAxe, axeInput);
  if (violations) return violations;
  // Half a megabyte of checks, brought to a page once.
  await page.evaluate(axeCore.source);
  return (await page.evaluate(askAxe, axeInput)) ?? ["axe could not be brought to the page"];
}

/**
 * Each of the screens of a host: the first is loaded, the app goes on to the others, and the megabyte of checks stays.
 * What stands around all of them is seen in every way with the first.
 */
export async function seeAll(page: Page, address: string, screens: readonly string[]) {
  const [first = "/", ...others] = screens;
  await page.goto(`${address}${first}`);
  await seeAccessible(page, first, everyLook);
  // There and back: a screen is come to as the one before it was left.
  let looks = looksAt(page);
  for (const screen of others) {
    await goOn(page, screen);
    await seeAccessible(page, screen, looks);
    looks = looks.toReversed();
  }
  await show(page, "desk", "light");
}

/** To another screen of the app that the page has open, as a link in it would; the one before is gone. */
export async function goOn(page: Page, screen: string) {
  await page.evaluate(async (href) => {
    await self.__TSR_ROUTER__.navigate({ href });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, screen);
}

declare global {
  /** How the router can be spoken to in a browser. */
  var __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> };
  var axe: typeof axeCore | undefined;
}
