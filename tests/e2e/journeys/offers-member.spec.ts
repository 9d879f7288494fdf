import { goOn } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { type Club, joinClub, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { today } from "../day.ts";
import { french, phone } from "../devices.ts";
import { addCampaign, addCoupon, addStampCard, startPoints } from "../offers.ts";
import { openApp } from "../people/till.ts";
import { expect, test } from "../test.ts";
import { withoutTags } from "../words.ts";

test.use({ ...phone, ...french });

const soon = (days: number) => today().add({ days }).toString();

/** Makes a club with every kind of offer. */
async function richClub(club: Club) {
  const reward = await startPoints(club, "Brioche", 100);
  const card = await addStampCard(club);
  const coupon = await addCoupon(club, { kind: "VALUE", name: "Bon de rentrée", value: 50, endDate: soon(20) });
  const action = { actionButtonLabel: "Voir le menu", actionButtonTarget: "https://solrosen.example/menu" };
  const open = { publicToAll: true, couponId: coupon.id, endDate: soon(20), description: "Un café, une brioche." };
  const campaign = await addCampaign(club, { name: "Rentrée", ...open, ...action });
  const quiet = await addCampaign(club, { name: "Entre nous", endDate: soon(9) });
  return { reward, card, coupon, campaign, quiet };
}

test("a member finds cards, a reward, coupons and campaigns, each with its own page", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { club: t, kronor, wholeKronor } = words;
  const club = await openClub(request, "chezmoi", { language: "fr" });
  const { reward, card, coupon, campaign, quiet } = await richClub(club);
  const member = await joinClub(club, "Margot");
  const visit = (amount: number | null, stamps: number) => ({
    body: {
      membershipId: member.number,
      pointOfSaleId: club.location.id,
      amount,
      stamps: [{ stampcardId: card.id, stamps }],
    },
  });
  const { purchaseId } = await ask(club.merchant, "registerPurchase", visit(60, 5));
  await ask(club.merchant, "registerPurchase", visit(null, 2));
  const app = await newPerson();
  const heading = (name: string) => app.getByRole("heading", { name, exact: true });
  const section = (name: string) => app.getByRole("region", { name, exact: true });

  await test.step("home shows every offer of the member", async () => {
    await openApp(app, club, member.asker.token);
    await app.getByRole("button", { name: t("cookies.accept") }).click();
    await expect(section(t("stampCards.title")).getByText(t("stampCards.toGo", { count: 3 }))).toBeVisible();
    await expect(section(t("stampCards.rewards")).getByRole("button", { name: card.coupon.reward })).toBeVisible();
    await expect(section(t("stampCards.rewards")).getByRole("button", { name: coupon.name })).toBeVisible();
    await expect(section(t("campaigns.title")).getByRole("link", { name: campaign.name })).toBeVisible();
    await expect(section(t("campaigns.title")).getByRole("link", { name: quiet.name })).toBeVisible();
    await look(app, "home-with-everything");
  });

  await test.step("the reward won by a full card has a page with the membership card", async () => {
    await section(t("stampCards.rewards")).getByRole("button", { name: card.coupon.reward }).click();
    await expect(app).toHaveURL(/\/sc\/\d+$/);
    await expect(heading(card.coupon.reward)).toBeVisible();
    await look(app, "won-reward");
    await app
      .getByRole("main")
      .getByRole("button", { name: t("home.showCard") })
      .click();
    await expect(app.getByRole("dialog", { name: t("shell.membershipCard") })).toBeVisible();
    await app.keyboard.press("Escape");
    await app.goBack();
  });

  await test.step("the stamp card has a page with its earlier fillings", async () => {
    await section(t("stampCards.title")).getByRole("button", { name: card.title }).click();
    await expect(app).toHaveURL(new RegExp(`/consumer/stampcards/${card.id}$`));
    await expect(app.getByText(t("stampCards.wonReady"))).toBeVisible();
    await look(app, "stamp-card");
    await app.goBack();
  });

  await test.step("the campaign has a page with its action and its coupon", async () => {
    await section(t("campaigns.title")).getByRole("link", { name: campaign.name }).click();
    await expect(app).toHaveURL(new RegExp(`/c/${campaign.id}$`));
    const action = app.getByRole("link", { name: campaign.actionButtonLabel });
    await expect(action).toHaveAttribute("href", "https://solrosen.example/menu");
    await expect(action).toHaveAttribute("rel", /noopener/);
    await look(app, "campaign");
    await app.getByRole("button", { name: coupon.name }).click();
    await expect(app).toHaveURL(new RegExp(`/r/${coupon.id}$`));
    await expect(app.getByText(t("coupons.howValue"))).toBeVisible();
    await expect(app.getByText(wholeKronor(50), { exact: true })).toBeVisible();
    await look(app, "value-coupon");
    await goOn(app, `/r/${reward.id}`);
    await expect(app.getByText(t("home.rewardLeft", { count: 40 })).first()).toBeVisible();
  });

  await test.step("every point is explained, and links to its purchase", async () => {
    await goOn(app, "/consumer/purchases");
    await app.getByRole("link", { name: t("points.explain") }).click();
    await expect(heading(t("pointsAccount.title"))).toBeVisible();
    const line = app.getByRole("listitem").filter({ hasText: t("pointsAccount.earnedAmount", { amount: kronor(60) }) });
    await line.getByText("+60", { exact: true }).click();
    await look(app, "points-explained");
    await line.getByRole("link", { name: t("pointsAccount.toPurchase") }).click();
    await expect(app).toHaveURL(new RegExp(`/consumer/purchases/${purchaseId}$`));
  });
});

test("a visitor sees public offers; finished ones redirect home", async ({ newPerson, words, look, request }) => {
  const { club: t } = words;
  const club = await openClub(request, "vitrine", { language: "fr" });
  const { card, coupon, campaign, quiet } = await richClub(club);
  const page = await newPerson();
  const at = (path: string) => `${club.address}${path}`;

  await page.goto(at("/guest"));
  await page.getByRole("button", { name: t("cookies.accept") }).click();
  await expect(page.getByRole("link", { name: campaign.name })).toBeVisible();
  await expect(page.getByRole("heading", { name: card.title })).toBeVisible();
  await expect(page.getByText(quiet.name)).toBeHidden();
  await look(page, "guest-with-offers");

  await test.step("a visitor with a link sees a campaign and a coupon, and may join", async () => {
    await goOn(page, `/c/${quiet.id}`);
    await expect(page.getByRole("heading", { name: quiet.name })).toBeVisible();
    await expect(page.getByRole("link", { name: t("guest.register") })).toBeVisible();
    await look(page, "campaign-for-a-visitor");
    await goOn(page, `/r/${coupon.id}`);
    await expect(page.getByRole("heading", { name: coupon.name })).toBeVisible();
    await expect(page.getByText(withoutTags(t("coupons.guestTextValue")))).toBeVisible();
  });

  await test.step("withdrawn, expired and unknown offers redirect home", async () => {
    const withdrawn = { params: { id: campaign.id }, body: { publishStatus: "WITHDRAWN" as const } };
    await ask(club.merchant, "setCampaignStatus", withdrawn);
    const ended = await addCampaign(club, { name: "Hier encore", endDate: soon(0) });
    const yesterday = "update campaign set start_date = null, end_date = end_date - 1 where id = $1";
    expect(await inDatabase(yesterday, [ended.id])).toBe(1);
    await ask(club.merchant, "setCouponStatus", { params: { id: coupon.id }, body: { publishStatus: "STOPPED" } });
    for (const path of [`/c/${campaign.id}`, `/c/${ended.id}`, `/r/${coupon.id}`, "/c/999999999", "/r/nej"]) {
      await page.goto(at(path));
      await expect(page).toHaveURL(at("/guest"));
    }
    const member = await joinClub(club, "Margot");
    const app = await newPerson();
    await openApp(app, club, member.asker.token, `/c/${campaign.id}`);
    await expect(app).toHaveURL(at("/"));
  });
});
