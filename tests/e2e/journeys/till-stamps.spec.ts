import { hireCashier, joinClub, openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { addStampCard } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use(phone);

test("stamps are given and taken back, and the last one wins a reward for the next visit", async ({
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
  const step = (name: "till.addStamp" | "till.removeStamp") =>
    card.getByRole("button", { name: office(name, { title }) });
  const stands = (count: number) => office("till.stampsOf", { count, total: 5 });

  await test.step("plus and minus, never below what it was", async () => {
    await cashiers.find(till, member.number, member.name);
    await expect(card.getByText(stands(0))).toBeVisible();
    await expect(step("till.removeStamp")).toHaveAttribute("aria-disabled", "true");
    await cashiers.stamp(till, title, 2);
    await expect(card.getByText(stands(2))).toBeVisible();
    await cashiers.stamp(till, title, -2);
    await expect(card.getByText(stands(0))).toBeVisible();
    await expect(step("till.removeStamp")).toHaveAttribute("aria-disabled", "true");
    await cashiers.seeVerdict(till, office("till.missingAmount"));
  });

  await test.step("a visit without a purchase gives four", async () => {
    await cashiers.stamp(till, title, 4);
    await look(till.page, "till-stamps");
    await cashiers.press(till, office("till.giveStamps", { count: 4 }));
    await cashiers.seeAnswer(till, office("till.cardProgress", { title, count: 4, total: 5 }));
    await expect(till.page.getByRole("alert").getByText(office("till.balance", { points: 0 }))).toBeHidden();
    await look(till.page, "till-stamps-answer");
    await cashiers.next(till);
  });

  await test.step("three more fill it and put two on the next", async () => {
    await cashiers.find(till, member.number, member.name);
    await expect(card.getByText(stands(4))).toBeVisible();
    await expect(step("till.removeStamp")).toHaveAttribute("aria-disabled", "true");
    await cashiers.stamp(till, title, 1);
    await expect(card.getByText(office("till.full"), { exact: true })).toBeVisible();
    await cashiers.stamp(till, title, 4);
    await expect(card.getByText(office("till.fullAndNext", { count: 4 }))).toBeVisible();
    await expect(step("till.addStamp")).toHaveAttribute("aria-disabled", "true");
    await cashiers.stamp(till, title, -2);
    await expect(card.getByText(office("till.fullAndNext", { count: 2 }))).toBeVisible();
    await look(till.page, "till-card-full");
    await cashiers.press(till, office("till.giveStamps", { count: 3 }));
    const next = office("till.cardProgress", { title, count: 2, total: 5 });
    await cashiers.seeAnswer(till, office("till.cardFull", { reward: "Valfri kaffe" }), next);
    await expect(till.page.getByRole("button", { name: office("till.giveRewardNow") })).toBeVisible();
    await look(till.page, "till-card-full-answer");
    await cashiers.next(till);
  });

  await test.step("the reward is taken at the next visit, once", async () => {
    await cashiers.find(till, member.number, member.name);
    await expect(card.getByText(stands(2))).toBeVisible();
    await cashiers.choose(till, "Valfri kaffe");
    await look(till.page, "till-reward");
    await cashiers.press(till, office("till.redeemOne", { name: "Valfri kaffe" }));
    await cashiers.seeAnswer(till, office("till.redeemed", { name: "Valfri kaffe" }));
    await cashiers.next(till);
    await cashiers.find(till, member.number, member.name);
    await expect(card.getByText(stands(2))).toBeVisible();
    await expect(cashiers.choiceOf(till, "Valfri kaffe")).toBeHidden();
  });
});
