import { expect, type Page } from "@playwright/test";
import { clubAddress } from "../addresses.ts";
import { field } from "../fields.ts";
import { type Words, withoutTags } from "../words.ts";

/** The opening hours from half past seven to six, in each language's format. */
const weekdayHours = { sv: "7.30–18", en: "07:30–18:00", fr: "7 h 30–18 h" } as const;

export interface Customer {
  page: Page;
  words: Words;
  firstName: string;
}

/** Opens one of the club's pages; on a first visit, dismisses the cookie notice. */
export async function visit({ page, words: { club } }: Customer, subdomain: string, path: string) {
  await page.goto(`${clubAddress(subdomain)}${path}`);
  await page.getByRole("button", { name: club("cookies.accept") }).click();
}

async function send({ page, words: { club } }: Customer) {
  await page.getByRole("button", { name: club("joining.submit") }).click();
  await expect(page.getByRole("heading", { name: club("joining.sentTitle") })).toBeVisible();
}

/** Signs up from the landing page, where a visitor is redirected. */
export async function signUpByEmail(customer: Customer, subdomain: string, email: string) {
  const { page, words } = customer;
  await visit(customer, subdomain, "/");
  await expect(page).toHaveURL(/\/guest$/);
  await page.getByRole("link", { name: words.club("guest.register") }).click();
  await field(page, words.club("words.email")).fill(email);
  await send(customer);
}

/** `phone`: a Swedish number in its usual notation. */
export async function signUpByPhone(customer: Customer, subdomain: string, phone: string) {
  const { page, words } = customer;
  await visit(customer, subdomain, "/onboarding");
  await page.getByLabel(words.club("joining.country")).selectOption("46");
  await field(page, words.club("words.phone")).fill(phone);
  await send(customer);
}

/** Signs up from a point of sale's own page, which shows its opening hours. */
export async function signUpAt(
  customer: Customer,
  subdomain: string,
  location: { name: string; subpage: string },
  email: string,
) {
  const { page, words } = customer;
  await visit(customer, subdomain, `/${location.subpage}`);
  await expect(page.getByRole("heading", { name: location.name })).toBeVisible();
  await expect(page.getByText(weekdayHours[words.language])).toBeVisible();
  await page.getByRole("link", { name: words.club("guest.register") }).click();
  await expect(page).toHaveURL(new RegExp(`/${location.subpage}/onboarding$`));
  await field(page, words.club("words.email")).fill(email);
  await send(customer);
}

/** Registers from the message: a password, a name, the terms; expects a refusal without them. */
export async function register({ page, words: { club }, firstName }: Customer, link: string, password: string) {
  const optional = (name: "words.firstName" | "words.lastName") => `${club(name)} (${club("joining.optional")})`;
  await page.goto(link);
  await page.getByLabel(club("sessions.newPassword")).fill(password);
  await page.getByLabel(club("words.confirmPassword")).fill(password);
  await field(page, optional("words.firstName")).fill(firstName);
  await field(page, optional("words.lastName")).fill("Lund");
  const join = page.getByRole("button", { name: club("joining.confirmSubmit") });
  await join.click();
  await expect(page.getByText(club("errors.TERMS_OF_MEMBERSHIP_REQUIRED"))).toBeVisible();
  for (const phrase of ["joining.acceptTerms", "joining.acceptPrivacy"] as const) {
    await page.getByRole("checkbox", { name: withoutTags(String(club.raw(phrase))) }).check();
  }
  await join.click();
  await expect(page).toHaveURL(/\/consumer\/complete$/);
  await expect(page.getByRole("dialog", { name: club("winning.congrats") })).toBeVisible();
}

/** Registers, and dismisses the welcome. */
export async function activate(customer: Customer, link: string, password: string) {
  await register(customer, link, password);
  await closeWelcome(customer);
}

/** Dismisses the welcome by the button with the focus. */
export async function closeWelcome({ page, words: { club } }: Customer) {
  const dialog = page.getByRole("dialog", { name: club("winning.congrats") });
  await expect(dialog.getByRole("button", { name: club("words.close") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

/** Chooses the home location in the dialog, which neither Escape nor a click outside closes. */
export async function chooseHome({ page, words: { club } }: Customer, location: string) {
  const dialog = page.getByRole("dialog", { name: club("locations.chooseTitle") });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await dialog.getByRole("checkbox", { name: location }).check();
  await dialog.getByRole("button", { name: club("locations.confirm") }).click();
  await expect(dialog).toBeHidden();
}

/** Adds the optional personal data; then home shows the card. */
export async function completeProfile(customer: Customer) {
  const { page, words } = customer;
  await page.getByLabel(words.club("profile.birthday"), { exact: true }).fill("1988-04-17");
  await page.getByLabel(words.club("profile.gender")).selectOption("FEMALE");
  await field(page, words.club("profile.street")).fill("Storgatan 3");
  await field(page, words.club("profile.zipCode")).fill("271 35");
  await field(page, words.club("profile.city")).fill("Ystad");
  await page.getByRole("button", { name: words.club("words.save") }).click();
  await seeHome(customer);
}

export async function seeHome({ page, words: { club }, firstName }: Customer) {
  await expect(page.getByRole("heading", { name: club("home.greeting", { name: firstName }) })).toBeVisible();
}

/** Opens the card and reads its twelve digits. */
export async function readNumber({ page, words: { club } }: Customer): Promise<string> {
  await page
    .getByRole("main")
    .getByRole("button", { name: club("home.showCard") })
    .click();
  const card = page.getByRole("dialog", { name: club("shell.membershipCard") });
  const digits = await card.getByText(/^\d{4} \d{4} \d{4}$/).innerText();
  await card.getByRole("button", { name: club("words.close") }).click();
  await expect(card).toBeHidden();
  return digits.replaceAll(" ", "");
}
