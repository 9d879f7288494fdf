import { expect, type Page } from "@playwright/test";
import axeCore, { type RunOptions } from "axe-core";
import { officeAddress } from "../addresses.ts";
import { overlappingWords } from "./overlaps.ts";
import { smallFields } from "./small-fields.ts";
import { smallTargets } from "./targets.ts";

/** The sets of axe rules: `all`, and subsets whose results can change with the size or the colours of a page. */
const questions = {
  all: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const;
type Question = keyof typeof questions;

/** Best-practice rules of axe that users of headings and landmarks depend on. */
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

/** The least height and width of a touch target, in pixels. */
const finger = 44;

/** Content behind a dialog is unreachable and partly hidden. */
const modal = "[role=dialog][aria-modal=true]";

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** Waits until nothing is busy or moving, and the app's own heading has replaced the first shape's. */
export async function settle(page: Page, colorScheme: string) {
  const readPageState = () =>
    page.evaluate(() => ({
      headed: document.querySelector("main h1") !== null && document.querySelector("#first-paint") === null,
      busy: document.querySelectorAll("[aria-busy=true]").length,
      // A page without the app follows the device.
      colorScheme:
        document.documentElement.dataset.mantineColorScheme ??
        (document.querySelector("#front") && matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
    }));
  await expect.poll(readPageState, { intervals: [20, 50, 100] }).toEqual({ headed: true, busy: 0, colorScheme });
  await page.evaluate(async () => {
    // New colours begin to fade with the next frame, and one fade may start another.
    for (let quiet = 0; quiet < 2; ) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // Ignores endless animations, such as a button's dots during a call.
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
      quiet = moving.length === 0 ? quiet + 1 : 0;
      await Promise.all(moving.map((animation) => animation.finished.catch(() => 0)));
    }
  });
}

/** Makes the window as high as the page, because a link half under a fixed bar would count as too small. */
async function showWhole(page: Page, { width, height }: { width: number; height: number }) {
  const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  if (fullHeight > height) await page.setViewportSize({ width, height: fullHeight });
}

type Look = readonly [size: keyof typeof sizes, colorScheme: "light" | "dark", question: Question];

/** This order changes colours twice instead of four times, and ends in the look that the next screen starts with. */
const everyLook: readonly Look[] = [
  ["phone", "light", "all"],
  ["phone", "dark", "colours"],
  ["desk", "dark", "colours"],
  ["desk", "light", "all"],
];
/**
 * Checks everything at the most common size and colours, and only the appearance in the others. E2E_LOOKS=every checks
 * everything in each.
 */
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

/** Checks WCAG 2.2 AA on a phone and a desktop, in light and dark. By default the page has desktop size afterwards. */
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
    // Positions are the same in every colour scheme.
    const overlapping = isResized ? await page.evaluate(overlappingWords, modal) : [];
    const small = isResized && size === "phone" ? await tooSmall(page, least) : [];
    expect.soft([...violations, ...overlapping, ...small], `${screen}, ${size}, ${colorScheme}`).toEqual([]);
  }
}

/** Returns controls that are too small to press or to type in on a phone. */
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

/** Uses nothing outside itself, because it is sent to the page; returns nothing when axe is not loaded. */
async function askAxe({ over, modal, options }: { over: string | null; modal: string; options: RunOptions }) {
  if (!self.axe) return null;
  const within = over ?? (document.querySelector(modal) ? modal : null);
  const { violations } = await self.axe.run(within ? { include: [[within]] } : document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(", ")}`);
}

/** Returns axe's findings on the page, or within the named overlay. */
export async function violationsOf(page: Page, question: Question, over: string | null = null): Promise<string[]> {
  const { type, values } = questions[question];
  const options: RunOptions = {
    runOnly: { type, values: [...values] },
    ...(question === "all" && { rules: Object.fromEntries(structure.map((rule) => [rule, { enabled: true }])) }),
    resultTypes: ["violations"],
    // Selectors of every checked element cost as much as some of the checks.
    selectors: false,
    // The frames contain mails without scripts, so no check can run in them.
    iframes: false,
  };
  const axeInput = { over, modal, options };
  const violations = await page.evaluate(askAxe, axeInput);
  if (violations) return violations;
  // Half a megabyte of checks, loaded into a page once.
  await page.evaluate(axeCore.source);
  return (await page.evaluate(askAxe, axeInput)) ?? ["axe could not be brought to the page"];
}

/**
 * Checks all screens of a host: loads the first and navigates to the others, so that the loaded checks stay. The shared
 * frame is checked in every look with the first screen.
 */
export async function seeAll(page: Page, address: string, screens: readonly string[]) {
  const [first = "/", ...others] = screens;
  await page.goto(`${address}${first}`);
  await seeAccessible(page, first, everyLook);
  // Alternates the order of looks, so that each screen starts in the look of the one before.
  let looks = looksAt(page);
  for (const screen of others) {
    await goOn(page, screen);
    await seeAccessible(page, screen, looks);
    looks = looks.toReversed();
  }
  await show(page, "desk", "light");
}

/** Navigates to another screen of the open app, like a link, and waits until the previous screen is gone. */
export async function goOn(page: Page, screen: string) {
  await page.evaluate(async (href) => {
    await self.__TSR_ROUTER__.navigate({ href });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, screen);
}

declare global {
  /** The router's interface in a browser. */
  var __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> };
  var axe: typeof axeCore | undefined;
}
