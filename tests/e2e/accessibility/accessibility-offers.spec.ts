import { ask } from "../api.ts";
import { type Club, hireCashier, joinClub, logInMerchant, openClub, staffPassword } from "../club.ts";
import { inDatabase } from "../database.ts";
import { enter } from "../demo.ts";
import { addCampaign, addCoupon, addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill, takeFromMenu } from "../people/till.ts";
import { expect, test } from "../test.ts";
import { goOn, seeAccessible, seeAll } from "./accessible.ts";
import { seeOpen } from "./open-things.ts";

/** Makes a club with every kind of offer, and a member who has used some of them. */
async function richClub(club: Club) {
  const reward = await startPoints(club);
  const card = await addStampCard(club);
  const coupon = await addCoupon(club, { kind: "VALUE", name: "Femtio kronor", value: 50 });
  const campaign = await addCampaign(club, { name: "Höstens kaffe", publicToAll: true, couponId: coupon.id });
  await addCampaign(club, { name: "Välkommen", welcomeOffer: true, visibilityMonths: 2 });
  await ask(club.merchant, "createCategory", { body: { name: "Kaffe" } });
  const member = await joinClub(club, "Siri");
  const visit = (amount: number, stamps: number) => ({
    body: {
      membershipId: member.number,
      pointOfSaleId: club.location.id,
      amount,
      stamps: [{ stampcardId: card.id, stamps }],
    },
  });
  const { purchaseId } = await ask(club.merchant, "registerPurchase", visit(80, 5));
  await ask(club.merchant, "registerPurchase", visit(140, 2));
  return { reward, card, coupon, campaign, member, purchaseId };
}

test("a member’s offers and a visitor’s offers are accessible", async ({ newPerson, words, request }) => {
  const club = await openClub(request, "axeapp");
  const { reward, card, coupon, campaign, member, purchaseId } = await richClub(club);
  const visitor = await newPerson();
  await seeAll(visitor, club.address, ["/guest", `/c/${campaign.id}`, `/torget/${campaign.id}`, `/r/${coupon.id}`]);
  const page = await newPerson();
  const [won] = (await ask(member.asker, "getConsumerHome", {})).stampcardCoupons;
  const offers = [`/sc/${won?.id}`, `/consumer/stampcards/${card.id}`, `/r/${reward.id}`, `/c/${campaign.id}`];
  await openApp(page, club, member.asker.token);
  await seeAccessible(page, "home with everything");
  await seeAll(page, club.address, [...offers, `/consumer/points?purchase=${purchaseId}`]);
  await goOn(page, "/");
  await page
    .getByRole("main")
    .getByRole("button", { name: words.club("home.showCard") })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await seeOpen(page, "the card");
  const stamps = [{ stampcardId: card.id, stamps: 4 }];
  const body = { membershipId: member.number, pointOfSaleId: club.location.id, amount: 60, stamps };
  await ask(club.merchant, "registerPurchase", { body });
  await expect(page.getByText(words.club("home.newsBoth", { points: 60, stamps: 4 }))).toBeVisible();
  await seeAccessible(page, "what the till has just given");
});

test("the till in use is accessible", async ({ newPerson, words, request }) => {
  const { office } = words;
  const club = await openClub(request, "axekassa");
  const { card, coupon, member } = await richClub(club);
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  await takeFromMenu(till, office("scanner.title"));
  await expect(page.getByRole("dialog")).toBeVisible();
  await seeOpen(page, "the scanner test");
  await page.keyboard.press("Escape");
  await cashiers.find(till, member.number, member.name);
  await cashiers.stamp(till, card.title, 1);
  await cashiers.choose(till, coupon.name);
  await cashiers.typeAmount(till, "42");
  await seeAccessible(page, "stamps and offers");
  await page.getByRole("button", { name: office("register.visits") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await seeOpen(page, "the latest visits");
  const returns = page.getByRole("dialog").getByRole("button", { name: /^Retur av/ });
  await returns.first().click();
  await page.getByText(office("register.returnPart"), { exact: true }).click();
  await seeOpen(page, "a return");
  await page.keyboard.press("Escape");
  await cashiers.press(till, office("register.confirmAmount", { amount: words.kronor(0) }));
  await page.getByRole("button", { name: office("register.undo"), exact: true }).focus();
  await seeAccessible(page, "the answer");
  await cashiers.next(till);
  await inDatabase(
    "update sms_account set available = 0 where chain_id = (select id from chain where subdomain = $1)",
    [club.subdomain],
  );
  await page.reload();
  await cashiers.search(till, "070-174 06 83");
  await seeAccessible(page, "not a member yet");
  await page.getByRole("button", { name: office("register.inviteContact", { contact: "070-174 06 83" }) }).click();
  await seeAccessible(page, "an invitation");
  await cashiers.press(till, office("register.invite"));
  await expect(page.getByRole("dialog", { name: office("register.codeTitle") })).toBeVisible();
  await seeOpen(page, "a code to scan");
});

test("a till device and a sandbox are accessible", async ({ newPerson, words, request }) => {
  const { office } = words;
  const club = await openClub(request, "axedisk", { sandbox: true });
  const { token } = await hireCashier(club, "Tove");
  await ask({ ...club.merchant, token }, "setPin", { body: { password: staffPassword, pin: "8305" } });
  const page = await newPerson();
  await enter(page, await logInMerchant(club));
  await page.goto("/user/profile");
  await page.getByRole("button", { name: office("devices.choosePin") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await seeOpen(page, "choosing a code");
  await page.keyboard.press("Escape");
  await goOn(page, "/");
  await page
    .getByRole("region", { name: office("sandbox.name") })
    .getByRole("button")
    .click();
  await expect(page.getByText(office("clock.noReturn"))).toBeVisible();
  await seeAccessible(page, "a sandbox's clock");
  await page.keyboard.press("Escape");
  await expect(page.getByText(office("clock.noReturn"))).toBeHidden();
  await goOn(page, "/till");
  await expect(page.getByLabel(office("register.searchLabel"))).toBeVisible();
  await seeAccessible(page, "a sandbox's till");
  const till = { page, words };
  await takeFromMenu(till, office("devices.approve"));
  await expect(page.getByRole("dialog")).toBeVisible();
  await seeOpen(page, "approving a device");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: office("devices.approve"), exact: true })
    .click();
  await takeFromMenu(till, office("devices.switchCashier"));
  await expect(page.getByRole("list", { name: office("devices.cashiers") })).toBeVisible();
  await seeAccessible(page, "the next cashier");
  await page.evaluate(() => localStorage.removeItem("stammis.session"));
  await page.goto("/login");
  await expect(page.getByRole("list", { name: office("devices.cashiers") })).toBeVisible();
  await seeAccessible(page, "signing in at a till");
  await page.addInitScript(() => {
    const refusal = new DOMException("Permission denied", "NotAllowedError");
    navigator.mediaDevices.getUserMedia = () => Promise.reject(refusal);
  });
  await page.getByRole("button", { name: office("devices.byPassword") }).click();
  await page.getByLabel(office("sessions.username")).fill(`tove@${club.subdomain}.example`);
  await page.getByLabel(office("words.password"), { exact: true }).fill(staffPassword);
  await page.getByRole("button", { name: office("words.signIn"), exact: true }).click();
  await expect(page).toHaveURL(/\/till$/);
  await page.reload();
  await page.getByRole("button", { name: office("register.camera"), exact: true }).click();
  await expect(page.getByText(office("camera.problems.denied.title"))).toBeVisible();
  await seeAccessible(page, "a camera that is not allowed");
});
