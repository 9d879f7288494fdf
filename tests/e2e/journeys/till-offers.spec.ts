import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { desktop, french, phone } from "../devices.ts";
import { addCampaign, addCoupon, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use({ ...desktop, ...french });

test("coupons, a welcome offer, a reward, a campaign and a category are used at the till", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor, wholeKronor } = words;
  const club = await openClub(request, "offres", { language: "fr" });
  const reward = await startPoints(club, "Brioche", 100);
  const fifty = await addCoupon(club, { kind: "VALUE", name: "Bon de rentrée", value: 50 });
  const autumn = await addCampaign(club, { name: "Automne à table", couponId: fifty.id });
  const twenty = await addCoupon(club, { kind: "VALUE", name: "Bon de bienvenue", value: 20 });
  const welcome = { welcomeOffer: true, visibilityMonths: 2, couponId: twenty.id };
  const { name: offer } = await addCampaign(club, { name: "Bienvenue", ...welcome });
  await ask(club.merchant, "createCategory", { body: { name: "Café" } });
  const member = await joinClub(club, "Margot");
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const tile = (name: string) => cashiers.choiceOf(till, name);

  await test.step("a value coupon pays first, and the part of its value above the amount is shown as lost", async () => {
    await cashiers.find(till, member.number, member.name);
    await expect(tile(reward.name)).toBeDisabled();
    await cashiers.choose(till, fifty.name);
    await cashiers.seeVerdict(till, office("register.missingGoods"));
    await cashiers.typeAmount(till, "30");
    await cashiers.seeVerdict(till, office("register.lost", { amount: wholeKronor(20) }));
    await look(till.page, "till-coupon-lost");
    await cashiers.eraseAmount(till, 2);
    await cashiers.choose(till, autumn.name);
    await cashiers.choose(till, "Café");
    await cashiers.typeAmount(till, "180");
    await cashiers.seeVerdict(till, office("register.toPay", { amount: kronor(130) }));
    await look(till.page, "till-offers");
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(130) }));
    await cashiers.seeAnswer(
      till,
      office("register.earned", { points: 130 }),
      office("register.toPay", { amount: kronor(130) }),
      office("register.redeemed", { name: fifty.name }),
      office("register.balance", { points: 130 }),
    );
    await look(till.page, "till-offers-answer");
    await cashiers.next(till);
  });

  await test.step("the welcome offer and a reward for points are used at the next visit", async () => {
    await cashiers.find(till, member.number, member.name);
    await expect(tile(fifty.name)).toBeHidden();
    await cashiers.choose(till, offer);
    await cashiers.choose(till, reward.name);
    await expect(till.page.getByText(office("register.pointsAfter", { before: "130" }))).toBeVisible();
    await cashiers.typeAmount(till, "15");
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(0) }));
    await cashiers.seeAnswer(
      till,
      office("register.toPay", { amount: kronor(0) }),
      office("register.lost", { amount: wholeKronor(5) }),
      office("register.redeemed", { name: reward.name }),
      office("register.balance", { points: 30 }),
    );
    await look(till.page, "till-welcome-answer");
    await cashiers.next(till);
  });

  await test.step("after both are used they are not offered again, and the reward lacks 70 points", async () => {
    await cashiers.find(till, member.number, member.name);
    await expect(tile(reward.name)).toBeDisabled();
    await expect(tile(reward.name)).toContainText(office("register.lacking", { points: 70 }));
    await expect(tile(offer)).toBeHidden();
    await expect(tile(fifty.name)).toBeHidden();
  });

  await test.step("the member sees the used offers at the purchase", async () => {
    const app = await newPerson(phone);
    const { rows } = await ask(member.asker, "getConsumerPurchases", { query: {} });
    const bought = rows.find(({ totalAmount }) => totalAmount === 130);
    await openApp(app, club, member.asker.token, `/consumer/purchases/${bought?.id}`);
    await expect(app.getByText(kronor(130))).toBeVisible();
    for (const name of [autumn.name, "Café", fifty.name]) await expect(app.getByText(name)).toBeVisible();
    await look(app, "purchase-with-coupon");
  });
});
