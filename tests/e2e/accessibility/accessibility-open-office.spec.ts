import type { Page } from "@playwright/test";
import { memberWords } from "#features/members/directory/i18n/column-words.ts";
import { ask } from "../api.ts";
import { type Club, hireCashier, joinClub, logInMerchant, openClub } from "../club.ts";
import { today } from "../day.ts";
import { becomeOf, enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { addStampCard, startPoints } from "../offers.ts";
import { newestLink } from "../outbox.ts";
import { companyNumber } from "../people/merchant.ts";
import { expect, test } from "../test.ts";
import { goOn } from "./accessible.ts";
import { seeAndLeave, seeOpen } from "./open-things.ts";

/** Presses buttons or menu entries by name, one after another. */
async function press(page: Page, ...names: (string | RegExp)[]) {
  for (const name of names) {
    const button = page.getByRole("button", { name, exact: true });
    await button.or(page.getByRole("menuitem", { name })).first().click();
  }
}

const gift = { points: 40, reason: "Tack för hjälpen" };

/** Prepares a club by the API, a day after its start, with everything that a dialog may ask about. */
async function begunClub(club: Club) {
  const { merchant, location, subdomain } = club;
  await startPoints(club);
  const member = await joinClub(club, "Siri");
  const { id: categoryId } = await ask(merchant, "createCategory", { body: { name: "Kaffe" } });
  await ask(merchant, "createCategory", { body: { name: "Bröd" } });
  const buy = (amount: number) => {
    const body = { membershipId: member.number, pointOfSaleId: location.id, amount, categoryIds: [categoryId] };
    return ask(merchant, "registerPurchase", { body });
  };
  const { purchaseId: old } = await buy(80);
  await ask(merchant, "moveChainClock", { body: { moveTo: today().add({ days: 1 }).toString() } });
  const { purchaseId: fresh } = await buy(120);
  const words = { params: { id: member.id }, body: { text: "Vill sitta vid fönstret" } };
  const note = await ask(merchant, "addMemberNote", words);
  await ask(merchant, "correctPoints", { params: { membershipId: member.number }, body: gift });
  const waits = { email: `vera@${subdomain}.example`, pointOfSaleId: location.id, amount: 95 };
  await ask(merchant, "inviteAtTill", { body: waits });
  const grant = { role: "ROLE_CASHIER" as const, pointsOfSaleIds: [location.id] };
  await ask(merchant, "inviteStaff", { body: { ...grant, email: `ali@${subdomain}.example`, language: "sv" } });
  await ask(merchant, "approveTillDevice", { body: { name: "Disken", pointOfSaleId: location.id } });
  const tove = await hireCashier(club, "Tove");
  return { member, note, old, fresh, tove };
}

test("the back office’s menus, and the pages they open on a phone, are accessible", async ({ newPerson, words }) => {
  const { office: t } = words;
  const page = await newPerson();
  await becomeOf(page, "merchant");
  await page.goto("/");
  await press(page, new RegExp(`^${t("shell.switchChain")}`));
  await seeAndLeave(page, "clubs to choose from", "menu");
  await press(page, new RegExp(`^${t("words.language")}`));
  await seeAndLeave(page, "languages", "menu");
  await press(page, "Maria Holmgren");
  await seeAndLeave(page, "one's own menu", "menu");
  await page.keyboard.press("Control+K");
  await seeAndLeave(page, "where to go");
  await page.setViewportSize(phone.viewport);
  await press(page, t("shell.menu"));
  await seeAndLeave(page, "the menu on a phone");

  const admin = await newPerson();
  await becomeOf(admin, "admin");
  await admin.goto("/companies");
  await press(admin, t("companies.invite"));
  await seeAndLeave(admin, "a merchant's invitation");
});

test("the back office’s confirmation dialogs are accessible", async ({ newPerson, words, request }) => {
  const { office: t } = words;
  const club = await openClub(request, "axefragor", { sandbox: true });
  const { member, note, old, fresh, tove } = await begunClub(club);
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  const lookAt = async (path: string, name: string, ...names: (string | RegExp)[]) => {
    if (new URL(page.url(), "http://-").pathname !== path) await goOn(page, path);
    await press(page, ...names);
    await seeAndLeave(page, name);
  };

  const withdrawn = new RegExp(`^${t("shell.invitation.withdrawOf", { address: "" })}`);
  const actions = t("publishing.actionsFor", { name: "Kanelbulle" });
  await page.goto("/points");
  await press(page, actions);
  await seeAndLeave(page, "what may be done with a reward", "menu");
  const ends = new RegExp(`^${t("publishing.labels.COMPLETED")}`);
  await lookAt("/points", "ending a reward", actions, ends);
  const withdraws = new RegExp(`^${t("publishing.labels.WITHDRAWN")}`);
  await lookAt("/points", "withdrawing a reward", actions, withdraws);
  await lookAt("/points", "stopping the points", t("points.activation.stop"));
  await addStampCard(club);
  await goOn(page, "/stampcards");
  await press(page, t("publishing.actionsFor", { name: "Kaffekortet" }));
  await seeAndLeave(page, "what may be done with a stamp card", "menu");
  await goOn(page, "/coupons");
  await press(page, t("coupons.create"));
  await seeAndLeave(page, "which coupon to make", "menu");
  await press(page, t("list.filters"));
  await seeAndLeave(page, "filters of a list");

  const purchase = `/purchases/${old}`;
  await goOn(page, purchase);
  await press(page, t("purchases.return.open"));
  await page.getByRole("combobox", { name: t("purchases.return.reason") }).click();
  await seeOpen(page, "reasons to choose from", "choices");
  await page.keyboard.press("Escape");
  await seeAndLeave(page, "a return");
  await lookAt(`/purchases/${fresh}`, "undoing a purchase", t("purchases.undo"));
  const contact = `vera@${club.subdomain}.example`;
  await lookAt("/purchases/waiting", "a purchase that waits", t("purchases.pending.withdrawNamed", { contact }));

  const theMember = `/members/${member.id}`;
  await lookAt(`${theMember}/points`, "giving points", t("directory.correct.open"));
  await page.getByText(gift.reason).first().click();
  await lookAt(`${theMember}/points`, "taking points back", t("directory.voidGift.open"));
  await lookAt(`${theMember}/edit`, "removing a member", t("words.remove"));
  await goOn(page, theMember);
  await press(page, t("timeline.acts.title"));
  await seeAndLeave(page, "what may be done with a member", "menu");
  await press(page, t("notes.actsFor", { author: note.author }));
  await seeAndLeave(page, "what may be done with a note", "menu");
  await goOn(page, "/members");
  await press(page, new RegExp(t("list.keys.title")));
  await seeAndLeave(page, "keys of a list");
  await press(page, memberWords.columns.points.sv, t("list.view.save"));
  await seeAndLeave(page, "a view to keep");
  await page.getByText(t("directory.invited.title"), { exact: true }).click();
  await page.getByRole("checkbox", { name: t("list.chooseAll") }).check();
  await press(page, t("shell.invitation.withdraw"));
  await seeAndLeave(page, "an act on several");
  await lookAt("/members", "a member's invitation taken back", withdrawn);

  await lookAt(`/locations/${club.location.id}`, "closing a point of sale", t("locations.editor.closeAction"));
  await press(page, t("locations.hours.addRow"), t("locations.hours.copyTo", { row: "1" }));
  await seeAndLeave(page, "hours to copy", "menu");
  await field(page, t("locations.editor.street")).fill("Långgatan 7");
  await page.getByRole("link", { name: t("categories.menu") }).click();
  await seeAndLeave(page, "leaving without saving");

  // Loads the page, which discards the typed text and closes the open drawer.
  await page.goto("/users");
  await press(page, t("staff.invite"));
  await field(page, t("words.email")).fill("ali@");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: t("shell.unsavedTitle") })).toBeVisible();
  await seeAndLeave(page, "leaving an invitation unsent");
  await page.goto("/users");
  await page.getByRole("row").filter({ hasText: tove.email }).getByRole("button").first().click();
  await seeOpen(page, "one of the staff");
  await lookAt("/users", "removing one of the staff", t("words.remove"));
  await page.goto("/users?show=invited");
  await page
    .getByRole("row")
    .filter({ hasText: `ali@${club.subdomain}` })
    .getByRole("button")
    .first()
    .click();
  await seeOpen(page, "one who is invited");
  await lookAt("/users", "an invitation taken back", withdrawn);
  await page.keyboard.press("Escape");
  await page.goto("/users");
  await lookAt("/users", "a till's name", t("devices.renameNamed", { name: "Disken" }));
  await lookAt("/users", "a till's end", t("devices.revokeNamed", { name: "Disken" }));

  await goOn(page, "/invitations");
  await lookAt("/invitations", "leaving a company", new RegExp(`^${t("invitations.leave")}`));
  await goOn(page, "/chain/membership/terms");
  await field(page, t("terms.title")).fill("Villkor för stamgäster");
  await lookAt("/chain/membership/terms", "publishing terms", t("terms.publish", { version: "2" }));
  const terms = { params: { kind: "membership" } } as const;
  // Waits until the typed text is sent. Without it the text equals version 1, and no new version is published.
  await expect.poll(async () => (await ask(club.merchant, "getTerms", terms)).changed).toBe(true);
  const { texts } = await ask(club.merchant, "getTerms", terms);
  await ask(club.merchant, "publishTerms", { ...terms, body: { texts } });
  await page.reload();
  await lookAt("/chain/membership/terms", "taking terms back", t("terms.coming.takeBack"));

  await page.goto("/categories");
  await press(page, t("categories.remove", { name: "Kaffe" }));
  await seeAndLeave(page, "a category that is used");
  await page.route("**/api/merchant/categories/*", (route) => route.abort());
  await press(page, t("categories.remove", { name: "Bröd" }));
  await expect(page.getByText(t("categories.removeFailed"))).toBeVisible();
  await seeOpen(page, "a notice of what failed", "notice");
  await page.unroute("**/api/merchant/categories/*");
  await press(page, t("categories.remove", { name: "Bröd" }));
  await expect(page.getByRole("button", { name: t("categories.undo") })).toBeVisible();
  await seeOpen(page, "a notice with a way back", "notice");

  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem("stammis.session"))) ?? "{}");
  await ask({ request, token }, "logOut", {});
  await field(page, t("categories.addLabel")).fill("Bullar");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: t("sessions.renewTitle") })).toBeVisible();
  await seeOpen(page, "signing in again over a page");
});

test("a document opened during its acceptance is accessible", async ({ newPerson, words, request }) => {
  const { office: t } = words;
  const email = "saga@axe-avtal.example";
  const company = { companyNumber: companyNumber(960), companyName: "Saga Te AB" };
  const person = { firstName: "Saga", lastName: "Ek", email, language: "sv" as const };
  await ask({ request }, "signUpMerchant", { body: { ...person, ...company, privacyPolicy: true } });
  const page = await newPerson();
  await page.goto(await newestLink(request, email));
  await press(page, t("documents.links.TERMS_OF_SERVICE"));
  await seeAndLeave(page, "a document to accept");
});
