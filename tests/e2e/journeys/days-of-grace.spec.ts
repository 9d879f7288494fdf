import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { today } from "../day.ts";
import { phone } from "../devices.ts";
import { addCampaign, addCoupon, addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test("for thirty days after a subscription lapses members read and use what they have, and then only read", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office, club: t, count } = words;
  const club = await openClub(request, "nadatid");
  const reward = await startPoints(club);
  const card = await addStampCard(club);
  const coupon = await addCoupon(club, { kind: "VALUE", name: "Femtio kronor", value: 50 });
  const campaign = await addCampaign(club, { name: "Höstens kaffe", publicToAll: true, couponId: coupon.id });
  const siri = await joinClub(club, "Siri");
  const visit = { membershipId: siri.number, pointOfSaleId: club.location.id, amount: 240 };
  const stamps = [{ stampcardId: card.id, stamps: 5 }];
  await ask(club.merchant, "registerPurchase", { body: { ...visit, stamps } });
  const cashier = await hireCashier(club, "Tove");
  const lapsed = async (daysAgo: number) => {
    const day = today().subtract({ days: daysAgo }).toString();
    const since = "update chain set suspended_from = $2 where subdomain = $1";
    expect(await inDatabase(since, [club.subdomain, day])).toBe(1);
  };

  const app = await newPerson(phone);
  const section = (name: string) => app.getByRole("region", { name, exact: true });
  const balance = app.getByRole("main").getByText(count(240), { exact: true });
  await openApp(app, club, siri.asker.token);
  await expect(section(t("campaigns.title")).getByText(campaign.name)).toBeVisible();

  await lapsed(29);

  await test.step("the app shows points and won rewards, and no campaign", async () => {
    await app.reload();
    await expect(balance).toBeVisible();
    await expect(section(t("stampCards.rewards")).getByText(card.coupon.reward)).toBeVisible();
    await expect(section(t("home.rewards")).getByText(reward.name)).toBeVisible();
    await expect(app.getByText(campaign.name)).toHaveCount(0);
    await expect(app.getByText(t("grace.useThrough.POINTS", { day: "i dag" }))).toBeVisible();
    await look(app, "home in the days of grace");
  });

  const till = await openTill(await newPerson(), words, cashier.token);
  await test.step("the till accepts the points and rewards, and offers no campaign", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.choose(till, reward.name);
    await cashiers.choose(till, coupon.name);
    await expect(till.page.getByRole("group", { name: office("register.campaigns") })).toHaveCount(0);
    await look(till.page, "till in the days of grace");
    await cashiers.typeAmount(till, "60");
    await cashiers.press(till, office("register.confirmAmount", { amount: words.kronor(10) }));
    await cashiers.seeAnswer(till, office("register.redeemed", { name: reward.name }));
    await cashiers.next(till);
  });

  await lapsed(30);

  await test.step("after the thirty days the till registers a purchase, and offers no reward", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await expect(cashiers.choiceOf(till, reward.name)).toHaveCount(0);
    await expect(cashiers.choiceOf(till, card.coupon.reward)).toHaveCount(0);
    await look(till.page, "till after the days of grace");
    await cashiers.typeAmount(till, "20");
    await cashiers.confirm(till, 20, 20);
  });

  await test.step("after the thirty days the app shows the points, and no reward", async () => {
    await app.reload();
    await expect(app.getByRole("main").getByText(count(170), { exact: true })).toBeVisible();
    await expect(app.getByText(reward.name)).toHaveCount(0);
    await expect(section(t("stampCards.rewards"))).toHaveCount(0);
    await expect(app.getByText(t("grace.rests.POINTS"))).toBeVisible();
    await look(app, "home after the days of grace");
  });
});
