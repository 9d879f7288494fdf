import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { PlatformDocument } from "#features/platform/documents/domain/platform-documents.ts";
import { isLuhn } from "#packages/domain/people/luhn.ts";
import { goOn } from "../accessibility/accessible.ts";
import { field } from "../fields.ts";
import type { Words } from "../words.ts";

const logo = fileURLToPath(new URL("logo.png", import.meta.url));

export interface Merchant {
  page: Page;
  words: Words;
  email: string;
}

/** Returns an unused company number with a valid check digit. */
export const companyNumber = (serial: number) => {
  const digits = `5599${String(10_000 + serial)}`;
  const numbers = Array.from({ length: 10 }, (_, last) => `${digits}${last}`);
  return numbers.find(isLuhn) ?? digits;
};

/** Selects the language of the back office without a session. */
export async function chooseLanguage(page: Page, { language }: Words) {
  await page.getByRole("banner").getByRole("combobox").selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Ticks the platform's documents. */
async function accept(page: Page, office: Words["office"], documents: readonly PlatformDocument[]) {
  for (const documentKey of documents) {
    const name = `${office("documents.accept")} ${office(`documents.links.${documentKey}`)}`;
    await page.getByRole("checkbox", { name }).check();
  }
}

/** Types the data of the company and the person: without a company register, all fields are shown from the start. */
export async function signUp({ page, words: { office }, email }: Merchant, company: { name: string; number: string }) {
  await expect(page.getByText(office("onboarding.companyNumberPlain"))).toBeVisible();
  await field(page, office("onboarding.companyName")).fill(company.name);
  await field(page, office("onboarding.companyNumber")).fill(company.number);
  await field(page, office("onboarding.postalAddress")).fill("Stora Östergatan 12");
  await field(page, office("onboarding.postalZipCode")).fill("271 34");
  await field(page, office("onboarding.postalCity")).fill("Ystad");
  await field(page, office("words.firstName")).fill("Karin");
  await field(page, office("words.lastName")).fill("Sol");
  await field(page, office("words.email")).fill(email);
  await accept(page, office, ["PRIVACY_POLICY"]);
  await page.getByRole("button", { name: office("onboarding.submit") }).click();
  await expect(page.getByRole("heading", { name: office("onboarding.sentTitle") })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

/** Finds the person's message in the outbox and follows its link. */
export async function openFromOutbox({ page, words: { office }, email }: Merchant) {
  await goOn(page, "/outbox");
  await page.getByRole("searchbox", { name: office("outbox.search") }).fill(email);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole("link", { name: email }).click();
  await expect(page.frameLocator("iframe").getByRole("link").first()).toBeVisible();
  const link = page
    .getByRole("navigation", { name: office("outbox.links") })
    .getByRole("link")
    .first();
  await page.goto((await link.getAttribute("href")) ?? "");
}

/**
 * Sets a password and accepts the platform's documents; then signed in. A new company accepts two; its merchant has
 * accepted the privacy policy on the sign-up form.
 */
export async function activate(
  { page, words: { office } }: Merchant,
  password: string,
  documents: readonly PlatformDocument[] = ["TERMS_OF_SERVICE", "DATA_PROCESSING_AGREEMENT"],
) {
  await page.getByLabel(office("words.password"), { exact: true }).fill(password);
  await page.getByLabel(office("words.confirmPassword")).fill(password);
  await accept(page, office, documents);
  await page.getByRole("button", { name: office("onboarding.confirmSubmit") }).click();
  await expect(page).not.toHaveURL(/onboarding/);
}

type Step = "CLUB" | "LOGO" | "LOCATION" | "TERMS" | "PRIVACY" | "REWARDING" | "INVITATION" | "POSTER";

/** Follows the start guide to its next step, which must be the expected one. */
export async function followGuide({ page, words: { office } }: Merchant, step: Step, doneCount: number) {
  await page.goto("/");
  const guide = page.getByRole("region", { name: office("today.guide.title") });
  const progress = office("today.guide.progress", { done: String(doneCount), total: "9" });
  await expect(guide.getByText(progress)).toBeVisible();
  await expect(guide.getByText(office(`today.guide.why.${step}`))).toBeVisible();
  await guide.getByRole("link", { name: office("today.guide.next") }).click();
}

/** Folds the guide, which stays folded after a reload, and unfolds it again. */
export async function foldGuide({ page, words: { office } }: Merchant) {
  const guide = page.getByRole("region", { name: office("today.guide.title") });
  await guide.getByRole("button", { name: office("today.guide.fold") }).click();
  await expect(guide.getByRole("listitem")).toHaveCount(0);
  await page.reload();
  await expect(guide.getByRole("button", { name: office("today.guide.unfold") })).toBeVisible();
  await expect(guide.getByRole("listitem")).toHaveCount(0);
  await guide.getByRole("button", { name: office("today.guide.unfold") }).click();
  await expect(guide.getByRole("listitem")).toHaveCount(9);
}

/** Goes from a saved step to the next, without returning to the guide. */
export async function followStrip({ page, words: { office } }: Merchant, saved: Step, next: Step) {
  const strip = page.getByRole("complementary", { name: office("today.guide.title") });
  const ticked = office("today.guide.strip.ticked", { step: office(`today.guide.steps.${saved}`) });
  await expect(strip.getByText(ticked)).toBeVisible();
  await strip
    .getByRole("link", { name: office("today.guide.strip.next", { step: office(`today.guide.steps.${next}`) }) })
    .click();
}

/** Prints the first poster: the last of the guide's steps. */
export async function printPoster({ page, words: { office } }: Merchant) {
  const download = page.waitForEvent("download");
  await page
    .getByRole("button", { name: office("posters.formats.A4") })
    .first()
    .click();
  await download;
  await page.getByRole("link", { name: office("today.guide.strip.toToday") }).click();
}

export async function createClub({ page, words: { office } }: Merchant, club: { name: string; subdomain: string }) {
  await field(page, office("settings.commercialName")).fill(club.name);
  await field(page, office("settings.subdomain")).fill("stammis");
  await expect(page.getByText(office("errors.RESERVED_SUBDOMAIN"))).toBeVisible();
  await field(page, office("settings.subdomain")).fill(club.subdomain);
  await expect(page.getByText(office("settings.free"))).toBeVisible();
  await page.getByRole("button", { name: office("settings.colours.sage") }).click();
  await page.getByLabel(office("settings.logo"), { exact: true }).setInputFiles(logo);
  await expect(page.getByRole("img", { name: office("settings.logoAlt", { name: club.name }) }).first()).toBeVisible();
  await page.getByRole("button", { name: office("settings.create") }).click();
  await expect(page.getByText(office("settings.created"))).toBeVisible();
}

/** Expects that points cannot start yet, with the reason. */
export async function seePointsRefused({ page, words: { office } }: Merchant) {
  await goOn(page, "/points");
  const running = page.getByRole("region", { name: office("points.activation.title") });
  await expect(running.getByRole("button", { name: office("points.activation.start") })).toBeDisabled();
  for (const code of ["MEMBERSHIP_TERMS_MISSING", "FIRST_REWARD_MISSING"] as const) {
    await expect(running.getByRole("link", { name: office(`points.missing.${code}`) })).toBeVisible();
  }
}

export async function addLocation({ page, words: { office } }: Merchant, location: { name: string; subpage: string }) {
  const t = (key: "commercialName" | "street" | "zipCode" | "city") => field(page, office(`locations.editor.${key}`));
  await t("commercialName").fill(location.name);
  const subpage = field(page, office("locations.editor.subpage"));
  await expect(subpage).not.toHaveValue("");
  await subpage.fill(location.subpage);
  await t("street").fill("Stortorget 1");
  await t("zipCode").fill("271 43");
  await t("city").fill("Ystad");
  await field(page, office("words.phone")).fill("0411-123 45");
  const row = async (number: number, from: string, to: string, opens: string, closes: string) => {
    await page.getByRole("button", { name: office("locations.hours.addRow") }).click();
    const hours = page.getByRole("group", { name: office("locations.hours.row", { row: String(number) }) });
    await hours.getByRole("combobox", { name: office("locations.hours.dayFrom"), exact: true }).selectOption(from);
    await hours.getByRole("combobox", { name: office("locations.hours.dayTo"), exact: true }).selectOption(to);
    await hours.getByRole("combobox", { name: office("locations.hours.timeFrom"), exact: true }).selectOption(opens);
    await hours.getByRole("combobox", { name: office("locations.hours.timeTo"), exact: true }).selectOption(closes);
  };
  await row(1, "1", "5", "07:30", "18:00");
  await row(2, "6", "", "09:00", "15:30");
  await page.getByRole("button", { name: office("locations.editor.create") }).click();
  await expect(page.getByText(office("locations.editor.created", { name: location.name }))).toBeVisible();
}

/** Publishes the first suggested paragraph with an added sentence. */
export async function publishText({ page, words: { office } }: Merchant, addition: string) {
  const paragraph = page.getByRole("group", { name: office("terms.paragraph", { number: "1" }) });
  const text = field(paragraph, office("terms.paragraphContent"));
  await expect(text).not.toHaveValue("");
  await text.fill(`${await text.inputValue()}\n${addition}`);
  await expect(page.getByText(office("terms.draft.saved"))).toBeVisible();
  await page.getByRole("button", { name: office("terms.publish", { version: "1" }) }).click();
  const dialog = page.getByRole("dialog", { name: office("terms.publishTitle", { version: "1" }) });
  await dialog.getByRole("button", { name: office("terms.publish", { version: "1" }) }).click();
  await expect(page.getByText(office("terms.published", { version: "1" }), { exact: true })).toBeVisible();
}

export async function addCategory({ page, words: { office } }: Merchant, name: string) {
  await field(page, office("categories.addLabel")).fill(name);
  await page.getByRole("button", { name: office("words.add"), exact: true }).click();
  await expect(page.getByText(office("categories.purchases", { count: 0 }))).toBeVisible();
}

/** Adds a reward, which is the last missing part; then starts points. */
export async function startPoints({ page, words: { office } }: Merchant, reward: { name: string; points: number }) {
  const running = page.getByRole("region", { name: office("points.activation.title") });
  const start = running.getByRole("button", { name: office("points.activation.start") });
  await expect(start).toBeDisabled();
  await running.getByRole("link", { name: office("points.missing.FIRST_REWARD_MISSING") }).click();
  await expect(page.getByRole("heading", { name: office("coupons.newTitle.REWARD") })).toBeVisible();
  await field(page, office("coupons.name")).fill(reward.name);
  await field(page, office("coupons.pointsRequired")).fill(String(reward.points));
  await page.getByRole("button", { name: office("publishing.publish") }).click();
  await expect(page.getByText(office("publishing.REWARD.done.ACTIVE", { name: reward.name }))).toBeVisible();
  await start.click();
  await expect(running.getByText(office("points.activation.on"), { exact: true })).toBeVisible();
}

/** Invites a regular, who is listed as invited until joining. */
export async function inviteMember({ page, words: { office } }: Merchant, email: string) {
  await page.getByRole("button", { name: office("directory.invite") }).click();
  const dialog = page.getByRole("dialog", { name: office("directory.invite") });
  await field(dialog, office("words.email")).fill(email);
  await dialog.getByRole("button", { name: office("shell.invitation.send") }).click();
  await expect(page.getByText(office("shell.invitation.sent.EMAIL"))).toBeVisible();
  await page.getByText(office("directory.invited.title"), { exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
}

/** Sends an invitation again, and withdraws it. */
export async function withdrawInvitation({ page, words: { office } }: Merchant, address: string) {
  const t = (key: "sendAgainTo" | "sentAgain" | "withdrawOf" | "withdrawn") =>
    office(`shell.invitation.${key}`, { address });
  await page.getByRole("button", { name: t("sendAgainTo") }).click();
  await expect(page.getByText(t("sentAgain"))).toBeVisible();
  await page.getByRole("button", { name: t("withdrawOf") }).click();
  const dialog = page.getByRole("dialog", { name: office("shell.invitation.askTitle") });
  await dialog.getByRole("button", { name: office("shell.invitation.withdraw") }).click();
  await expect(page.getByText(t("withdrawn"))).toBeVisible();
  await expect(page.getByText(office("directory.invited.none"))).toBeVisible();
}

/** Expects the guide's end: every step done, and the club's address to share. */
export async function seeClubOpen({ page, words: { office } }: Merchant, address: string) {
  await page.goto("/");
  const open = page.getByRole("region", { name: office("today.open.title") });
  await expect(open.getByRole("link", { name: address })).toBeVisible();
  await open.getByRole("button", { name: office("shell.link.copy") }).click();
  await expect(open.getByText(office("shell.link.copied"))).toBeVisible();
}

/** Invites a cashier, who gets a message; a single point of sale is preselected. */
export async function inviteCashier({ page, words: { office } }: Merchant, email: string) {
  await page
    .getByRole("button", { name: office("staff.invite"), exact: true })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: office("staff.invite") });
  await field(drawer, office("words.email")).fill(email);
  await drawer.getByRole("radio", { name: office("staff.roles.ROLE_CASHIER") }).check();
  await drawer.getByRole("button", { name: office("shell.invitation.send") }).click();
  await expect(page.getByText(office("shell.invitation.sent.EMAIL"))).toBeVisible();
}
