import { expect, type Page } from "@playwright/test";
import type { Club } from "../club.ts";
import { enter } from "../demo.ts";
import type { Words } from "../words.ts";
import type { Cashier } from "./cashier.ts";

/** The till, with whoever has `token` at it. */
export async function openTill(page: Page, words: Words, token: string): Promise<Cashier> {
  await enter(page, { token, role: "ROLE_CASHIER" });
  await page.goto("/till");
  return { page, words };
}

/** Takes something from the till's menu, once the till has the screen. */
export async function takeFromMenu({ page, words: { office } }: Cashier, item: string) {
  await expect(page.getByRole("region", { name: office("till.howMuch") })).toBeVisible();
  await page.getByRole("button", { name: office("till.menu"), exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** A member's own app, on a page of the club's host. */
export async function openApp(page: Page, club: Club, token: string, path = "/") {
  await enter(page, { token, role: "ROLE_CONSUMER" });
  await page.goto(`${club.address}${path}`);
}

/**
 * A hand scanner types a code in one breath; nothing has the focus.
 * Its keys bear the moments they were pressed, however late a busy page comes to them, so all are made before one is sent.
 */
export const scan = (page: Page, digits: string) =>
  page.evaluate(async (keys) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const pressed = [...keys, "Enter"].map(
      (key) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
    for (const key of pressed) {
      document.body.dispatchEvent(key);
      await Promise.resolve();
    }
  }, digits);
