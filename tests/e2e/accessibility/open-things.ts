import { expect, type Page } from "@playwright/test";
import { settle, violationsOf } from "./accessible.ts";
import { overlappingWords } from "./overlaps.ts";

/** Selectors of the overlays that may cover a page. */
const overlays = {
  dialog: "[role=dialog]:not([aria-hidden=true])",
  menu: "[role=menu]",
  choices: "[role=listbox]",
  notice: "[role=status] [data-variant]",
} as const;

/** Checks an overlay that has just opened: every rule in light, colours in dark. */
export async function seeOpen(page: Page, name: string, kind: keyof typeof overlays = "dialog") {
  const open = page.locator(overlays[kind]).last();
  await expect(open, name).toBeVisible();
  // Hovers over a notice, because it would close by itself.
  if (kind === "notice") await open.hover();
  // Starts with the present colours, so that they change once per check.
  const dark = (await page.locator("html").getAttribute("data-mantine-color-scheme")) === "dark";
  for (const scheme of dark ? (["dark", "light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await settle(page, scheme);
    const violations = await violationsOf(page, scheme === "light" ? "all" : "colours", overlays[kind]);
    expect.soft(violations, `${name}, ${scheme}`).toEqual([]);
  }
  expect.soft(await page.evaluate(overlappingWords, overlays[kind]), name).toEqual([]);
}

/** Checks an overlay, and closes it. */
export async function seeAndLeave(page: Page, name: string, kind: keyof typeof overlays = "dialog") {
  await seeOpen(page, name, kind);
  // Waits for this element, because an overlay that it replaced may reappear.
  const open = await page.locator(overlays[kind]).last().elementHandle();
  await page.keyboard.press("Escape");
  await open?.waitForElementState("hidden");
}
