import { expect, type Page } from "@playwright/test";
import type { Words } from "../words.ts";

export interface Cashier {
  page: Page;
  words: Words;
}

/** Types into the field that is always ready and takes the member who is found; a whole number is sought at once. */
export async function find({ page, words: { office } }: Cashier, by: string, name: string) {
  const field = page.getByLabel(office("till.searchLabel"));
  await field.fill(by);
  if (!/^\d{12}$/.test(by)) await field.press("Enter");
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

/** Puts the customer back and starts with the next. */
export async function changeMember({ page, words: { office } }: Cashier) {
  await page.getByRole("button", { name: office("till.changeMember") }).click();
  await expect(page.getByLabel(office("till.searchLabel"))).toBeVisible();
}

/** Keys as they stand on the pad: "249,50". */
export async function typeAmount({ page, words: { office } }: Cashier, amount: string) {
  const pad = page.getByRole("region", { name: office("till.howMuch") });
  for (const key of amount) await pad.getByRole("button", { name: key, exact: true }).click();
}

export async function choose({ page }: Cashier, name: string) {
  const choice = page.getByRole("button", { name }).first();
  await choice.click();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
}

/** Confirms; the whole screen says what was earned. */
export async function confirm({ page, words: { office, kronor } }: Cashier, amount: number, earned: number) {
  await page.getByRole("button", { name: office("till.confirmAmount", { amount: kronor(amount) }) }).click();
  await seeDone({ page, words: { office } as Words }, earned);
}

export async function seeDone({ page, words: { office } }: Cashier, earned: number) {
  await expect(page.getByRole("alert").getByText(office("till.earned", { points: earned }))).toBeVisible();
}
