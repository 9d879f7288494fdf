import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { addCoupon } from "../offers.ts";
import { linksTo } from "../outbox.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill } from "../people/till.ts";
import { aSendout, noRules } from "../sendouts.ts";
import { expect, test } from "../test.ts";

test("a coupon from a sendout’s link can be used once at the till by its reader, and by no other member", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office, club: t, kronor, wholeKronor } = words;
  const club = await openClub(request, "brevkupong");
  const coupon = await addCoupon(club, { kind: "VALUE", name: "Femtio kronor", value: 50 });
  const siri = await joinClub(club, "Siri", { emailNotification: true });
  const otto = await joinClub(club, "Otto");
  await ask(club.merchant, "updateSendoutRules", { body: noRules });
  const button = { kind: "BUTTON" as const, label: "Din kupong", target: `/r/${coupon.id}`, translations: {} };
  const body = { ...aSendout, email: { ...aSendout.email, blocks: [...aSendout.email.blocks, button] } };
  const { id } = await ask(club.merchant, "createSendout", { body });
  const start = { act: "START" as const, leavesOut: false };
  await ask(club.merchant, "setSendoutState", { params: { id }, body: start });
  const stateOf = async () => (await ask(club.merchant, "getSendout", { params: { id } })).state;
  await expect.poll(stateOf).toBe("SENT");

  await test.step("the link leads to the coupon, which is on the reader’s home without a campaign", async () => {
    const app = await newPerson(phone);
    await openApp(app, club, siri.asker.token);
    const mine = app.getByRole("region", { name: t("stampCards.rewards"), exact: true });
    await expect(mine.getByRole("button", { name: coupon.name })).toBeVisible();
    const short = (await linksTo(request, siri.email)).find((link) => new URL(link).pathname.startsWith("/k/"));
    await app.goto(short ?? "");
    await expect(app).toHaveURL(new RegExp(`/r/${coupon.id}`));
    await expect(app.getByText(t("coupons.howValue"))).toBeVisible();
    await expect(app.getByText(wholeKronor(50), { exact: true })).toBeVisible();
    await look(app, "coupon of a sendout");
  });

  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const tile = cashiers.choiceOf(till, coupon.name);

  await test.step("a member who did not get the sendout has no such coupon", async () => {
    await cashiers.find(till, otto.number, otto.name);
    await expect(till.page.getByRole("region", { name: office("register.howMuch") })).toBeVisible();
    await expect(tile).toHaveCount(0);
    await cashiers.changeMember(till);
  });

  await test.step("the reader pays with the coupon", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.choose(till, coupon.name);
    await cashiers.typeAmount(till, "80");
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(30) }));
    await cashiers.seeAnswer(till, office("register.redeemed", { name: coupon.name }));
    await cashiers.next(till);
  });

  await test.step("the reader cannot use the coupon again", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await expect(till.page.getByRole("region", { name: office("register.howMuch") })).toBeVisible();
    await expect(tile).toHaveCount(0);
  });
});
