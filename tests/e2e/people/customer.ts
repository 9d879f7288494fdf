import { expect, type Page } from "@playwright/test";
import { clubAddress } from "../addresses.ts";
import { field } from "../fields.ts";
import { type Words, withoutTags } from "../words.ts";

/** From half past seven to six, as each language says it. */
const weekdayHours = { sv: "7.30–18", en: "07:30–18:00", fr: "7 h 30–18 h" } as const;

export interface Customer {
  page: Page;
  words: Words;
  firstName: string;
}

/** Opens one of the club's pages; whoever is there for the first time is told of cookies and puts that away. */
export async function visit({ page, words: { club } }: Customer, subdomain: string, path: string) {
  await page.goto(`${clubAddress(subdomain)}${path}`);
  await page.getByRole("button", { name: club("shell.cookieAccept") }).click();
}

async function send({ page, words: { club } }: Customer) {
  await page.getByRole("button", { name: club("joining.submit") }).click();
  await expect(page.getByRole("heading", { name: club("joining.sentTitle") })).toBeVisible();
}

/** From the landing page, which one is led to. */
export async function signUpByEmail(customer: Customer, subdomain: string, email: string) {
  const { page, words } = customer;
  await visit(customer, subdomain, "/");
  await expect(page).toHaveURL(/\/guest$/);
  await page.getByRole("link", { name: words.club("guest.register") }).click();
  await field(page, words.club("words.email")).fill(email);
  await send(customer);
}

/** `phone`: a Swedish number as it is written. */
export async function signUpByPhone(customer: Customer, subdomain: string, phone: string) {
  const { page, words } = customer;
  await visit(customer, subdomain, "/onboarding");
  await page.getByLabel(words.club("joining.country")).selectOption("46");
  await field(page, words.club("words.phone")).fill(phone);
  await send(customer);
}

/** From a point of sale's own page, which says when it is open. */
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

/** From the message: a password, a name, the terms; refused without them. */
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

/** Registers, and puts the welcome away. */
export async function activate(customer: Customer, link: string, password: string) {
  await register(customer, link, password);
  await closeWelcome(customer);
}

/** Puts away what one is welcomed with, by the button that has the focus. */
export async function closeWelcome({ page, words: { club } }: Customer) {
  const dialog = page.getByRole("dialog", { name: club("winning.congrats") });
  await expect(dialog.getByRole("button", { name: club("words.close") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

/** The one thing that must be answered: neither Escape nor a click beside puts it away. */
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

/** What one may add about oneself; then home, to the card. */
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

/** Takes the card out and reads the twelve digits off it. */
export async function readNumber({ page, words: { club } }: Customer): Promise<string> {
  await page.getByRole("button", { name: club("home.showCard") }).click();
  const card = page.getByRole("dialog", { name: club("shell.membershipCard") });
  const digits = await card.getByText(/^\d{4} \d{4} \d{4}$/).innerText();
  await card.getByRole("button", { name: club("words.close") }).click();
  await expect(card).toBeHidden();
  return digits.replaceAll(" ", "");
}
