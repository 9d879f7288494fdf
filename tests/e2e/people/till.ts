import { type CDPSession, expect, type Page } from "@playwright/test";
import type { Club } from "../club.ts";
import { enter } from "../demo.ts";
import type { Words } from "../words.ts";
import type { Cashier } from "./cashier.ts";

/** Opens the till with the session of `token`. */
export async function openTill(page: Page, words: Words, token: string): Promise<Cashier> {
  await enter(page, { token, role: "ROLE_CASHIER" });
  await page.goto("/till");
  return { page, words };
}

/** Selects an item of the till's menu, once the till is shown. */
export async function takeFromMenu({ page, words: { office } }: Cashier, item: string) {
  await expect(page.getByRole("region", { name: office("register.howMuch") })).toBeVisible();
  await page.getByRole("button", { name: office("register.menu"), exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Opens a member's own app, on a page of the club's host. */
export async function openApp(page: Page, club: Club, token: string, path = "/") {
  await enter(page, { token, role: "ROLE_CONSUMER" });
  await page.goto(`${club.address}${path}`);
}

/** A key of a hand scanner: what the computer's layout makes of it, and where it is on the keyboard. */
export type ScannerKey = Pick<KeyboardEventInit, "key" | "code" | "shiftKey">;

/** Types a code and Enter like a hand scanner, while no element has the focus. */
export const scan = (page: Page, digits: string) =>
  scanKeys(
    page,
    [...digits, "Enter"].map((key) => ({ key })),
  );

/** The keys have the times at which they were pressed, however late a busy page handles them, so all are created first. */
export const scanKeys = (page: Page, keys: readonly ScannerKey[]) =>
  page.evaluate(async (all) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const pressed = all.map((key) => new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));
    for (const key of pressed) {
      document.body.dispatchEvent(key);
      await Promise.resolve();
    }
  }, keys);

/**
 * Types a code and Enter like a hand scanner into the field with the focus. The keys have a scanner's times, however late a
 * busy machine sends them.
 */
export async function scanIntoField(devTools: CDPSession, digits: string): Promise<void> {
  const firstAt = Date.now() / 1000;
  const keys = [
    ...[...digits].map((key) => ({ key, code: `Digit${key}`, text: key, windowsVirtualKeyCode: key.charCodeAt(0) })),
    { key: "Enter", code: "Enter", text: "\r", windowsVirtualKeyCode: 13 },
  ];
  const presses = keys.flatMap(({ text, ...key }, index) => [
    devTools.send("Input.dispatchKeyEvent", { type: "keyDown", text, ...key, timestamp: firstAt + index * 0.01 }),
    devTools.send("Input.dispatchKeyEvent", { type: "keyUp", ...key, timestamp: firstAt + index * 0.01 + 0.005 }),
  ]);
  await Promise.all(presses);
}

/**
 * Expects that every key of the pad and Confirm can be pressed in place: on the screen, fully visible, and uncovered.
 */
export async function seeWithinReach({ page, words: { office } }: Cashier) {
  const keys = page.getByRole("region", { name: office("register.howMuch") }).getByRole("button");
  const hidden = await keys.evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = [
        [x, y],
        [left + 6, y],
        [right - 6, y],
        [x, top + 6],
        [x, bottom - 6],
      ] as const;
      const isWhole = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
      const isFree = points.every(([px, py]) => button.contains(document.elementFromPoint(px, py)));
      return isWhole && isFree && bottom - top >= 44 ? [] : [button.textContent || button.ariaLabel];
    }),
  );
  expect(hidden).toEqual([]);
  expect(await keys.count()).toBeGreaterThan(12);
}
