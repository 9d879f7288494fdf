import type { Locator, Page } from "@playwright/test";
import { seeAndLeave } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { type Club, joinClub, openClub, staffPassword } from "../club.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { addCampaign } from "../offers.ts";
import { newestLink } from "../outbox.ts";
import * as customers from "../people/customer.ts";
import { disturbSaves, seeSaved } from "../people/language-saves.ts";
import { expect, test } from "../test.ts";
import { withoutTags, wordsIn } from "../words.ts";

test.use(phone);

const signUp = (club: Club, email: string, language: "sv" | "en" = "sv") =>
  ask({ request: club.merchant.request, club: club.subdomain, outside: true }, "signUpConsumer", {
    body: { email, language, commercialChainSubdomain: club.subdomain },
  });

/** Records the text of each heading that the page shows, from its first moment on. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("main h1"))
        if (textContent && headings.at(-1) !== textContent) headings.push(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
}

/** Expects that a click on the lower edge of a control reaches it, without scrolling. */
async function seeUncovered(control: Locator) {
  const isUncovered = await control.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
  });
  expect(isUncovered).toBe(true);
}

test("a new member reads the terms over the form, which keeps its values, and may postpone the rest", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "villkor");
  await addCampaign(club, { name: "En bulle på oss", welcomeOffer: true, visibilityMonths: 3 });
  const email = `nora@${club.subdomain}.example`;
  await signUp(club, email);
  const customer = { page: await newPerson(), words, firstName: "Nora" };
  const { page } = customer;
  await customers.visit(customer, club.subdomain, "/guest");
  await page.goto(await newestLink(request, email));
  const password = page.getByLabel(t("sessions.newPassword"));
  const firstName = field(page, `${t("words.firstName")} (${t("joining.optional")})`);
  const terms = page.getByRole("checkbox", { name: withoutTags(String(t.raw("joining.acceptTerms"))) });

  await test.step("a password manager finds the name and both fields of the new password", async () => {
    await expect(page.locator("form input[autocomplete=username]")).toHaveValue(email);
    await expect(page.locator("form input[autocomplete=username]")).not.toHaveAttribute("hidden");
    await expect(page.locator("form input[autocomplete=new-password]")).toHaveCount(2);
  });

  await test.step("each text opens over the form, and the form keeps its values", async () => {
    await password.fill(staffPassword);
    await page.getByLabel(t("words.confirmPassword")).fill(staffPassword);
    await firstName.fill("Nora");
    for (const [phrase, path] of [
      ["joining.acceptTerms", "/terms/membership"],
      ["joining.acceptPrivacy", "/terms/privacy"],
    ] as const) {
      const [, name = ""] = /<link>(.+)<\/link>/.exec(String(t.raw(phrase))) ?? [];
      const link = page.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", new RegExp(`${path}/?$`));
      await link.click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("paragraph").first()).not.toBeEmpty();
      await look(page, phrase);
      if (path === "/terms/privacy") {
        await seeAndLeave(page, "a text to accept, over the form to join");
      } else {
        await dialog
          .getByRole("button", { name: t("words.close") })
          .last()
          .click();
        await expect(dialog).toBeHidden();
        await expect(link).toBeFocused();
      }
    }
    await expect(terms).not.toBeChecked();
    await expect(password).toHaveValue(staffPassword);
    await expect(firstName).toHaveValue("Nora");
    expect(page.context().pages()).toHaveLength(1);
  });

  await test.step("a modified press opens the page of the text in a new tab", async () => {
    const [, name = ""] = /<link>(.+)<\/link>/.exec(String(t.raw("joining.acceptTerms"))) ?? [];
    const address = page.url();
    // The new tab may load its page before Playwright can watch it, so the request shows its address.
    const navigation = page
      .context()
      .waitForEvent(
        "request",
        (request) => request.isNavigationRequest() && /\/terms\/membership$/.test(request.url()),
      );
    await page.getByRole("link", { name, exact: true }).click({ modifiers: ["ControlOrMeta"] });
    await navigation;
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("postponing is as easy as saving, and the birthday is repeated in words", async () => {
    await terms.check();
    await page.getByRole("checkbox", { name: withoutTags(String(t.raw("joining.acceptPrivacy"))) }).check();
    await page.getByRole("button", { name: t("joining.confirmSubmit") }).click();
    await expect(page).toHaveURL(/\/consumer\/complete$/);
    await customers.closeWelcome(customer);
    const later = page.getByRole("link", { name: t("profile.later") });
    const save = page.getByRole("button", { name: t("words.save") });
    await look(page, "complete");
    await seeUncovered(later);
    await seeUncovered(save);
    const [left, right] = [await later.boundingBox(), await save.boundingBox()];
    expect(left).toMatchObject({ y: right?.y, width: right?.width, height: right?.height });
    await page.getByLabel(t("profile.birthday"), { exact: true }).fill("1988-04-17");
    await expect(page.getByText("17 april 1988")).toBeVisible();
    await look(page, "complete-with-birthday");
    await page.getByRole("button", { name: t("profile.clearBirthday") }).click();
    await expect(page.getByText("17 april 1988")).toHaveCount(0);
    await later.click();
    await customers.seeHome(customer);
  });
});

test("a shop’s device is ready for the next guest at once, without the last guest’s address and language", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "platta");
  const page = await newPerson();
  await page.goto(`${club.address}/torget/onboarding?comeBackToOnboarding=true`);
  await page.getByRole("button", { name: t("cookies.accept") }).click();
  const fr = wordsIn("fr").club;
  await page.getByRole("combobox", { name: t("words.language") }).selectOption("fr");
  await field(page, fr("words.email")).fill(`forsta@${club.subdomain}.example`);
  await page.getByRole("button", { name: fr("joining.submit") }).click();
  await expect(page.getByRole("heading", { name: fr("joining.sentTitle") })).toBeVisible();
  await expect(page.getByText(fr("joining.comingBack"))).toBeVisible();
  await look(page, "next-guest");
  await page.getByRole("button", { name: fr("joining.nextGuest") }).click();
  await expect(page).toHaveURL(/\/torget\/onboarding\?comeBackToOnboarding=true$/);
  await expect(field(page, t("words.email"))).toHaveValue("");
  await page.reload();
  await expect(field(page, t("words.email"))).toHaveValue("");
  await page.goBack();
  await expect(field(page, t("words.email"))).toHaveValue("");
  await expect(page.getByText(`forsta@${club.subdomain}.example`)).toHaveCount(0);
});

test("the page to join appears in the language of its link, and every later page keeps it", async ({
  newPerson,
  request,
}) => {
  const en = wordsIn("en");
  const club = await openClub(request, "sprakval");
  const email = `emma@${club.subdomain}.example`;
  await signUp(club, email, "en");
  const page = await newPerson();
  const headings = await recordHeadings(page);
  const customer = { page, words: en, firstName: "Emma" };
  await page.goto(await newestLink(request, email));
  await expect(page.getByRole("heading", { name: en.club("joining.confirmTitle") })).toBeVisible();
  expect(await headings()).toEqual([en.club("joining.confirmTitle")]);
  await page.getByRole("button", { name: en.club("cookies.accept") }).click();
  await customers.activate(customer, await newestLink(request, email), staffPassword);
  await page.getByRole("link", { name: en.club("profile.later") }).click();
  await customers.seeHome(customer);
});

test("a language chosen before the login stays through a slow and a failed save, and becomes the member’s", async ({
  newPerson,
  words: { club: t },
  request,
}) => {
  const en = wordsIn("en").club;
  const club = await openClub(request, "byter");
  const member = await joinClub(club, "Ebba");
  const page = await newPerson();
  await page.goto(`${club.address}/guest`);
  await page.getByRole("button", { name: t("cookies.accept") }).click();
  await page.getByRole("combobox", { name: t("words.language") }).selectOption("en");
  await expect(page.getByRole("link", { name: en("words.signIn") })).toBeVisible();
  await page.reload();
  await disturbSaves(page);
  await page.getByRole("link", { name: en("words.signIn") }).click();
  await field(page, en("sessions.username")).fill(member.email);
  await field(page, en("words.password")).fill(staffPassword);
  await page.getByRole("button", { name: en("words.signIn"), exact: true }).click();
  const greeting = (phrase: string) => page.getByRole("heading", { name: phrase });
  await expect(greeting(en("home.greeting", { name: "Ebba" }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(en("shell.languageFailed"))).toBeVisible();
  await expect(greeting(en("home.greeting", { name: "Ebba" }))).toBeVisible();
  await page.reload();
  await seeSaved(page);
  await expect(greeting(en("home.greeting", { name: "Ebba" }))).toBeVisible();
  expect((await ask(member.asker, "getDetails", {})).language).toBe("en");

  await ask(member.asker, "updateLanguage", { body: { language: "sv" } });
  await page.reload();
  await expect(greeting(t("home.greeting", { name: "Ebba" }))).toBeVisible();
});
