import { hireCashier, joinClub, openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { addStampCard } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use(phone);

test("stamps are given and removed, and the last one wins a reward for the next visit", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "stampla");
  const { title } = await addStampCard(club);
  const member = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const card = cashiers.cardOf(till, title);
  const step = (name: "register.addStamp" | "register.removeStamp") =>
    card.getByRole("button", { name: office(name, { title }) });
  const stands = (count: number) => office("register.stampsOf", { count, total: 5 });

  await test.step("plus and minus change the stamps, never below the earlier number", async () => {
    await cashiers.find(till, member.number, member.name);
    await expect(card.getByText(stands(0))).toBeVisible();
    await expect(step("register.removeStamp")).toHaveAttribute("aria-disabled", "true");
    await cashiers.stamp(till, title, 2);
    await expect(card.getByText(stands(2))).toBeVisible();
    await cashiers.stamp(till, title, -2);
    await expect(card.getByText(stands(0))).toBeVisible();
    await expect(step("register.removeStamp")).toHaveAttribute("aria-disabled", "true");
    await cashiers.seeVerdict(till, office("register.missingAmount"));
  });

  await test.step("a visit without a purchase gives four stamps", async () => {
    await cashiers.stamp(till, title, 4);
    await look(till.page, "till-stamps");
    await cashiers.press(till, office("register.giveStamps", { count: 4 }));
    await cashiers.seeAnswer(till, office("register.cardProgress", { title, count: 4, total: 5 }));
    await expect(till.page.getByRole("alert").getByText(office("register.balance", { points: 0 }))).toBeHidden();
    await look(till.page, "till-stamps-answer");
    await cashiers.next(till);
  });

  await test.step("three more stamps fill the card, and two go to the next filling", async () => {
    await cashiers.find(till, member.number, member.name);
    await expect(card.getByText(stands(4))).toBeVisible();
    await expect(step("register.removeStamp")).toHaveAttribute("aria-disabled", "true");
    await cashiers.stamp(till, title, 1);
    await expect(card.getByText(office("register.full"), { exact: true })).toBeVisible();
    await cashiers.stamp(till, title, 4);
    await expect(card.getByText(office("register.fullAndNext", { count: 4 }))).toBeVisible();
    await expect(step("register.addStamp")).toHaveAttribute("aria-disabled", "true");
    await cashiers.stamp(till, title, -2);
    await expect(card.getByText(office("register.fullAndNext", { count: 2 }))).toBeVisible();
    await look(till.page, "till-card-full");
    await cashiers.press(till, office("register.giveStamps", { count: 3 }));
    const next = office("register.cardProgress", { title, count: 2, total: 5 });
    await cashiers.seeAnswer(till, office("register.cardFull", { reward: "Valfri kaffe" }), next);
    await expect(till.page.getByRole("button", { name: office("register.giveRewardNow") })).toBeVisible();
    await look(till.page, "till-card-full-answer");
    await cashiers.next(till);
  });

  await test.step("the reward is used at the next visit, once", async () => {
    await cashiers.find(till, member.number, member.name);
    await expect(card.getByText(stands(2))).toBeVisible();
    await cashiers.choose(till, "Valfri kaffe");
    await look(till.page, "till-reward");
    await cashiers.press(till, office("register.redeemOne", { name: "Valfri kaffe" }));
    await cashiers.seeAnswer(till, office("register.redeemed", { name: "Valfri kaffe" }));
    await cashiers.next(till);
    await cashiers.find(till, member.number, member.name);
    await expect(card.getByText(stands(2))).toBeVisible();
    await expect(cashiers.choiceOf(till, "Valfri kaffe")).toBeHidden();
  });
});
