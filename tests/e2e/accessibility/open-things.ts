import { expect, type Page } from "@playwright/test";
import { settle, violationsOf } from "./accessible.ts";
import { overlappingWords } from "./overlaps.ts";

/** What may lie over a page, and how a reader is told of it. */
const overlays = {
  dialog: "[role=dialog]:not([aria-hidden=true])",
  menu: "[role=menu]",
  choices: "[role=listbox]",
  notice: "[role=status] [data-variant]",
} as const;

/** What has just opened, as it stands: by every rule in the light, by its colours in the dark. */
export async function seeOpen(page: Page, name: string, kind: keyof typeof overlays = "dialog") {
  const open = page.locator(overlays[kind]).last();
  await expect(open, name).toBeVisible();
  // A notice goes by itself, but not from under a hand.
  if (kind === "notice") await open.hover();
  // From the colours it stands in to the others: they change once a look.
  const dark = (await page.locator("html").getAttribute("data-mantine-color-scheme")) === "dark";
  for (const scheme of dark ? (["dark", "light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await settle(page, scheme);
    const violations = await violationsOf(page, scheme === "light" ? "all" : "colours", overlays[kind]);
    expect.soft(violations, `${name}, ${scheme}`).toEqual([]);
  }
  expect.soft(await page.evaluate(overlappingWords, overlays[kind]), name).toEqual([]);
}

/** The same, and it is put away again. */
export async function seeAndLeave(page: Page, name: string, kind: keyof typeof overlays = "dialog") {
  await seeOpen(page, name, kind);
  // This very one: what it had taken the place of may come back.
  const open = await page.locator(overlays[kind]).last().elementHandle();
  await page.keyboard.press("Escape");
  await open?.waitForElementState("hidden");
}
