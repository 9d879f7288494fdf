import { ask } from "../api.ts";
import { type Club, hireCashier, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { enter } from "../demo.ts";
import { english, phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import { newestLink } from "../outbox.ts";
import * as cashiers from "../people/cashier.ts";
import * as customers from "../people/customer.ts";
import { openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use({ ...phone, ...english });

/** Types an unknown number and an amount, and saves the purchase until the guest joins. */
async function invite(till: cashiers.Cashier, number: string) {
  const { office } = till.words;
  await cashiers.search(till, number);
  await till.page.getByRole("button", { name: office("register.inviteContact", { contact: number }) }).click();
  await cashiers.typeAmount(till, "95");
  const what = office("register.price", { points: 95 });
  await cashiers.seeVerdict(till, office("register.willWait", { what, count: 95 }));
}

/** Expects the points of the day of the purchase, with a validity counted from that day. */
async function seePoints({ page, words }: customers.Customer, club: Club) {
  await page.goto(`${club.address}/consumer/purchases/history`);
  await expect(page.getByRole("link").filter({ hasText: words.kronor(95) })).toContainText("+95");
}

test("a customer invited by SMS joins, and gets the pending purchase", async ({ newPerson, words, look, request }) => {
  const { office, kronor } = words;
  const club = await openClub(request, "nykund", { language: words.language });
  await startPoints(club);
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  await cashiers.search(till, "070-174 06 81");
  await expect(till.page.getByRole("heading", { name: office("register.notAMember") })).toBeVisible();
  await look(till.page, "till-not-a-member");
  await invite(till, "070-174 06 81");
  await look(till.page, "till-invitation");
  await cashiers.press(till, office("register.inviteWith", { amount: kronor(95) }));
  const answer = till.page.getByRole("alert").filter({ hasText: office("register.invited") });
  await expect(answer).toBeVisible();
  await look(till.page, "till-invited");

  const customer = { page: await newPerson(), words, firstName: "Nils" };
  await customers.visit(customer, club.subdomain, "/guest");
  await customers.activate(customer, await newestLink(request, "+46701740681"), "ny-kund-i-kassan");
  await seePoints(customer, club);
  await look(customer.page, "newcomer-purchases");
});

test("a code on the screen leads to the sign-up when the club has no SMS credits", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "utansms", { language: words.language });
  await startPoints(club);
  const { id } = await ask(club.merchant, "getChain", {});
  expect(await inDatabase("update sms_account set available = 0 where chain_id = $1", [id])).toBe(1);
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  await invite(till, "070-174 06 82");
  const answered = till.page.waitForResponse("**/api/till/invitations");
  await cashiers.press(till, office("register.inviteWith", { amount: kronor(95) }));
  const { sent, link } = (await (await answered).json()) as { sent: string; link: string };
  expect(sent).toBe("CODE");
  const dialog = till.page.getByRole("dialog", { name: office("register.codeTitle") });
  await expect(dialog.getByRole("img", { name: office("register.codeTitle") })).toBeVisible();
  await look(till.page, "till-code");
  await dialog.getByRole("button", { name: office("register.next") }).click();
  await expect(dialog).toBeHidden();

  const customer = { page: await newPerson(), words, firstName: "Nils" };
  await customers.visit(customer, club.subdomain, "/guest");
  await customers.activate(customer, link, "ny-kund-i-kassan");
  await seePoints(customer, club);
});

test("a pending purchase is undone, at the till and in the back office", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "angrat", { language: words.language });
  await startPoints(club);
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  await invite(till, "070-174 06 83");
  await cashiers.press(till, office("register.inviteWith", { amount: kronor(95) }));
  await till.page.getByRole("button", { name: office("register.withdrawPurchase") }).click();
  await expect(till.page.getByText(office("register.pendingWithdrawn"))).toBeVisible();

  // After the confirmation is closed, the idle till still shows the latest purchase.
  await invite(till, "070-174 06 85");
  await cashiers.press(till, office("register.inviteWith", { amount: kronor(95) }));
  await cashiers.next(till);
  await look(till.page, "till-latest-waiting");
  const name = `070-174 06 85 ${kronor(95)}`;
  await till.page.getByRole("button", { name: office("register.withdrawNamed", { name }) }).click();
  await expect(till.page.getByText(office("register.pendingWithdrawn"))).toBeVisible();
  await expect(till.page.getByRole("button", { name: office("register.withdrawNamed", { name }) })).toBeHidden();

  await invite(till, "070-174 06 84");
  await cashiers.press(till, office("register.inviteWith", { amount: kronor(95) }));
  await expect(till.page.getByRole("alert").filter({ hasText: office("register.invited") })).toBeVisible();

  const page = await newPerson();
  await enter(page, { token: club.merchant.token as string, role: "ROLE_MERCHANT" });
  await page.goto("/purchases");
  await look(page, "purchases-pending-link");
  await page.getByRole("link", { name: office("purchases.pending.link", { count: 1 }) }).click();
  await expect(page.getByText(kronor(95))).toBeVisible();
  await look(page, "purchases-waiting");
  const contact = "070-174 06 84";
  await page.getByRole("button", { name: office("purchases.pending.withdrawNamed", { contact }) }).click();
  const dialog = page.getByRole("dialog", { name: office("purchases.pending.askTitle") });
  await dialog.getByRole("button", { name: office("purchases.pending.withdraw") }).click();
  await expect(page.getByText(office("purchases.pending.none"))).toBeVisible();

  const customer = { page: await newPerson(), words, firstName: "Nils" };
  await customers.visit(customer, club.subdomain, "/guest");
  await customers.activate(customer, await newestLink(request, "+46701740684"), "ny-kund-i-kassan");
  await customer.page.goto(`${club.address}/consumer/purchases/history`);
  await expect(customer.page.getByText(kronor(95))).toHaveCount(0);
});
