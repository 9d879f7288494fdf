import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "../words.ts";

export interface Cashier {
  page: Page;
  words: Words;
}

/** Types into the search field and selects the member; a full number is searched at once. */
export async function find(cashier: Cashier, by: string, name: string) {
  await search(cashier, by);
  await expect(cashier.page.getByRole("heading", { name })).toBeVisible();
}

/** Types into the search field, without selecting a member. */
export async function search({ page, words: { office } }: Cashier, by: string) {
  const field = page.getByLabel(office("register.searchLabel"));
  await field.fill(by);
  if (!/^\d{12}$/.test(by)) await field.press("Enter");
}

/** Removes the customer and starts with the next. */
export async function changeMember({ page, words: { office } }: Cashier) {
  await page.getByRole("button", { name: office("register.changeMember") }).click();
  await expect(page.getByLabel(office("register.searchLabel"))).toBeVisible();
}

const padOf = ({ page, words: { office } }: Cashier) => page.getByRole("region", { name: office("register.howMuch") });

/** Presses keys as they are on the pad: "249,50". */
export async function typeAmount(cashier: Cashier, amount: string) {
  const nameOf = (key: string) => (/\d/.test(key) ? key : cashier.words.office("register.decimalMark"));
  for (const key of amount)
    await padOf(cashier)
      .getByRole("button", { name: nameOf(key), exact: true })
      .click();
}

/** Deletes typed digits. */
export async function eraseAmount(cashier: Cashier, digits: number) {
  const backspace = padOf(cashier).getByRole("button", {
    name: cashier.words.office("register.backspace"),
    exact: true,
  });
  for (let digit = 0; digit < digits; digit++) await backspace.click();
}

/** Expects a text above Confirm. */
export const seeVerdict = (cashier: Cashier, text: string) => expect(padOf(cashier).getByText(text)).toBeVisible();

/** Returns the button of a reward, campaign or category, by the beginning of its text. */
export const choiceOf = ({ page }: Cashier, name: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${RegExp.escape(name)}`) });

export async function choose(cashier: Cashier, name: string) {
  const choice = choiceOf(cashier, name);
  await choice.click();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
}

/** Returns a stamp card at the till, by its title. */
export const cardOf = ({ page }: Cashier, title: string): Locator => page.getByRole("group", { name: title });

/** Presses a card's plus or minus. */
export async function stamp(cashier: Cashier, title: string, presses: number) {
  const name = cashier.words.office(presses > 0 ? "register.addStamp" : "register.removeStamp", { title });
  const step = cardOf(cashier, title).getByRole("button", { name });
  for (let press = 0; press < Math.abs(presses); press++) await step.click();
}

/** Confirms a purchase; the full screen shows what was earned. */
export async function confirm(cashier: Cashier, amount: number, earned: number) {
  const { office, kronor } = cashier.words;
  await press(cashier, office("register.confirmAmount", { amount: kronor(amount) }));
  await seeDone(cashier, earned);
}

/** Returns the button that names the pending registrations, with or without a network. */
export const pendingOf = ({ page, words: { office } }: Cashier, count: number): Locator =>
  page
    .getByRole("button", { name: office("register.waiting", { count }) })
    .or(page.getByRole("button", { name: office("register.offlineWaiting", { count }) }));

/** Presses the button at the screen's foot, by its label. */
export const press = (cashier: Cashier, label: string) =>
  padOf(cashier).getByRole("button", { name: label, exact: true }).click();

export async function seeDone({ page, words: { office } }: Cashier, earned: number) {
  await expect(page.getByRole("alert").getByText(office("register.earned", { points: earned }))).toBeVisible();
}

/** Reads the lines of the confirmation, and hovers it with the pointer so that it stays open. */
export async function seeAnswer({ page, words: { office } }: Cashier, ...lines: string[]) {
  await page.getByRole("button", { name: office("register.undo"), exact: true }).focus();
  for (const line of lines) await expect(page.getByRole("alert").getByText(line, { exact: true })).toBeVisible();
}

/** Closes the till's confirmation. */
export async function next({ page, words: { office } }: Cashier) {
  const answer = page.getByRole("button", { name: office("register.next"), exact: true });
  await answer.press("Enter");
  await expect(answer).toBeHidden();
}
