import { seeAccessible } from "./accessible.ts";
import { ask } from "./api.ts";
import { hireCashier, joinClub, openClub } from "./club.ts";
import { inDatabase } from "./database.ts";
import { field } from "./fields.ts";
import { addCoupon, startPoints } from "./offers.ts";
import { seeAndLeave, seeOpen } from "./open-things.ts";
import * as cashiers from "./people/cashier.ts";
import { openApp, openTill } from "./people/till.ts";
import { expect, test } from "./test.ts";

// What would be recorded of so many looks says no more than the list of what was found.
test.use({ trace: "off" });

test("what opens over the till is accessible", async ({ newPerson, words, request }) => {
  const { office: t, kronor } = words;
  const club = await openClub(request, "axeover");
  const { id: rewardId } = await startPoints(club);
  await addCoupon(club, { name: "Fika", pointsRequired: 50 });
  const member = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  const visit = { membershipId: member.number, pointOfSaleId: club.location.id };
  await cashiers.find(till, member.number, member.name);
  await cashiers.typeAmount(till, "130");
  await cashiers.confirm(till, 130, 130);
  await cashiers.next(till);
  await ask(club.merchant, "registerPurchase", { body: { ...visit, amount: null, couponIds: [rewardId] } });

  await press(t("till.menu"));
  await seeAndLeave(page, "the till's menu", "menu");
  await cashiers.find(till, member.number, member.name);
  await press(t("till.pointsAccount"));
  await seeOpen(page, "a member's account at the till");
  await press(t("till.correctPoints"));
  await seeAndLeave(page, "giving points at the till");
  await press(t("till.visits"));
  const visits = page.getByRole("dialog", { name: t("till.visits") });
  await visits.getByRole("button", { name: t("till.undoNamed", { name: kronor(130) }) }).click();
  await seeAndLeave(page, "undoing what has been spent");
  await page.keyboard.press("Escape");
  await cashiers.typeAmount(till, "60000");
  await cashiers.press(till, t("till.confirmAmount", { amount: kronor(60_000) }));
  await seeOpen(page, "a large amount");
  await press(t("till.largeYes", { amount: kronor(60_000) }));
  await expect(page.getByLabel(t("till.besidePassword", { name: "Karin Sol" }), { exact: true })).toBeVisible();
  await seeAndLeave(page, "a second person beside the till");

  await page.route("**/api/till/purchases", (route) => route.abort("connectionfailed"));
  await cashiers.eraseAmount(till, 3);
  await cashiers.press(till, t("till.confirmAmount", { amount: kronor(60) }));
  await expect(page.getByText(t("till.unanswered"))).toBeVisible();
  await seeAccessible(page, "what the till says of an answer that is missing");
  await press(t("till.waiting", { count: 1 }));
  await seeOpen(page, "what waits for an answer");
  await press(t("till.giveUp"));
  await seeOpen(page, "giving up what waits");
});

test("what opens over a member's app is accessible", async ({ newPerson, words, request }) => {
  const { club: t } = words;
  const club = await openClub(request, "axeappen");
  await startPoints(club);
  const member = await joinClub(club, "Siri");
  const body = { membershipId: member.number, pointOfSaleId: club.location.id, amount: 80 };
  await ask(club.merchant, "registerPurchase", { body });
  await inDatabase("update member set email_bounced_at = now() where id = $1", [member.id]);
  const page = await newPerson();
  await openApp(page, club, member.asker.token, "/consumer/purchases");
  await page.getByRole("button", { name: t("points.whenExpiring") }).click();
  await seeAndLeave(page, "when points expire");
  await page.goto(`${club.address}/user/profile`);
  await expect(page.getByText(t("contacts.returned", { address: member.email }))).toBeVisible();
  await seeAccessible(page, "a profile whose address mails come back from");
  await field(page, t("words.firstName")).fill("Sirius");
  await page.getByRole("link", { name: t("words.cancel") }).click();
  await seeAndLeave(page, "leaving a profile unsaved");
  await page.route("**/api/user/profile", (route) => route.abort());
  await page.getByRole("button", { name: t("words.save") }).click();
  await expect(page.getByText(t("profile.failed"))).toBeVisible();
  await seeOpen(page, "a notice of what failed", "notice");
  await page.unroute("**/api/user/profile");
  await ask(member.asker, "logOut", {});
  await page.getByRole("button", { name: t("words.save") }).click();
  await expect(page.getByRole("dialog", { name: t("login.renewTitle") })).toBeVisible();
  await seeOpen(page, "signing in again over the profile");
});
