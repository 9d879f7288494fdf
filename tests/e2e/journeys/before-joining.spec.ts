import { openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { addCampaign, addCoupon, addStampCard, startPoints } from "../offers.ts";
import { expect, test } from "../test.ts";

test("a visitor’s first page names a public welcome gift once, as a campaign", async ({
  newPerson,
  words: { club: t },
  look,
  request,
}) => {
  const club = await openClub(request, "gavan");
  await addCampaign(club, { name: "En bulle på oss", welcomeOffer: true, visibilityMonths: 3, publicToAll: true });
  const page = await newPerson(phone);
  await page.goto(`${club.address}/guest`);
  await expect(page.getByRole("region", { name: t("guest.campaigns") }).getByText("En bulle på oss")).toBeVisible();
  await expect(page.locator("#first-paint")).toHaveCount(0);
  await expect(page.getByText("En bulle på oss")).toHaveCount(1);
  await look(page, "guest-with-public-gift");
});

test("a visitor sees the rewards, the benefits of joining, and when a link may be sent again", async ({
  newPerson,
  words: { club: t },
  look,
  request,
}) => {
  const club = await openClub(request, "nyfiken");
  const bun = await startPoints(club, "Kanelbulle", 100);
  for (const pointsRequired of [200, 300, 400, 500]) {
    await addCoupon(club, { name: `Fika för ${pointsRequired}`, pointsRequired });
  }
  const card = await addStampCard(club);
  // A campaign that is not on the landing page is still the welcome gift.
  await addCampaign(club, { name: "En bulle på oss", welcomeOffer: true, visibilityMonths: 3, publicToAll: false });
  const gift = "Välkomstgåva: En bulle på oss";
  const page = await newPerson(phone);

  await test.step("three of five rewards are shown, and a button shows the others", async () => {
    await page.goto(`${club.address}/guest`);
    await expect(page.getByText(gift, { exact: true })).toBeVisible();
    const fourth = page.getByText("Fika för 400");
    await expect(page.getByText("Fika för 300").first()).toBeVisible();
    await expect(fourth).toHaveCount(0);
    await page.getByRole("button", { name: t("shell.showAll", { count: 5 }) }).click();
    await expect(fourth.first()).toBeVisible();
    const fewer = page.getByRole("button", { name: t("shell.showFewer") });
    await expect(fewer).toHaveAttribute("aria-expanded", "true");
    await look(page, "guest-all-rewards");
    await fewer.click();
    await expect(fourth).toHaveCount(0);
  });

  await test.step("the form shows the benefits of joining", async () => {
    await page.getByRole("link", { name: t("guest.register") }).click();
    const perks = page.getByRole("region", { name: t("joining.perksTitle") });
    await expect(perks.getByRole("listitem")).toHaveText([
      gift,
      `${t("joining.perkPoints")}${t("joining.perkReward", { reward: bun.name, count: 100 })}`,
      `${card.coupon.reward}${t("joining.perkCardText", { count: card.stampsAmount })}`,
    ]);
    await look(page, "perks");
  });

  await test.step("a link can be sent again up to the limit, and then a countdown is shown", async () => {
    await field(page, t("words.email")).fill(`nyfiken@${club.subdomain}.example`);
    await page.getByRole("button", { name: t("joining.submit") }).click();
    const again = page.getByRole("button", { name: t("sessions.resend"), exact: true });
    const counting = page.getByRole("button", { name: /^Skicka igen om (59|60):\d\d$/ });
    for (let sent = 1; sent < 3; sent++) {
      await again.click();
      await expect(page.getByText(t("sessions.resent"))).toBeVisible();
      await page.getByRole("button", { name: t("words.close") }).click();
      await expect(page.getByText(t("sessions.resent"))).toBeHidden();
    }
    await again.click();
    await expect(counting).toBeDisabled();
    await look(page, "resend-countdown");
  });
});
