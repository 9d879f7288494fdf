import { ask } from "../api.ts";
import { type Club, hireCashier, joinClub, type Member, openClub } from "../club.ts";
import { desktop, english, phone } from "../devices.ts";
import { addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test.use({ ...phone, ...english });

/** Registers a purchase as another person of the shop: the till may not undo it, but may return it. */
const registered = async (
  { merchant, location }: Club,
  { number: membershipId }: Member,
  amount: number,
  stampcardId: number,
) =>
  ask(merchant, "registerPurchase", {
    body: { membershipId, pointOfSaleId: location.id, amount, stamps: [{ stampcardId, stamps: 3 }] },
  });

test("a visit is undone from the confirmation, from the idle till and from the member’s visits", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "angra", { language: "en" });
  await startPoints(club);
  const { title } = await addStampCard(club);
  const member = await joinClub(club, "Ada");
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const readBalance = async () => (await ask(member.asker, "getConsumerHome", {})).points.balance;

  await cashiers.find(till, member.number, member.name);
  await cashiers.stamp(till, title, 2);
  await cashiers.typeAmount(till, "80");
  await cashiers.confirm(till, 80, 80);
  expect(await readBalance()).toBe(80);
  await till.page.getByRole("button", { name: office("register.undo"), exact: true }).click();
  await expect(till.page.getByText(office("register.undone", { name: kronor(80) }))).toBeVisible();
  expect(await readBalance()).toBe(0);

  await cashiers.find(till, member.number, member.name);
  await expect(
    cashiers.cardOf(till, title).getByText(office("register.stampsOf", { count: 0, total: 5 })),
  ).toBeVisible();
  await cashiers.typeAmount(till, "25");
  await cashiers.confirm(till, 25, 25);
  await cashiers.next(till);
  const latest = office("register.undoNamed", { name: `Ada ${kronor(25)}` });
  await till.page.getByRole("button", { name: latest }).click();
  await expect(till.page.getByText(office("register.undone", { name: kronor(25) }))).toBeVisible();

  await cashiers.find(till, member.number, member.name);
  await cashiers.typeAmount(till, "40");
  await cashiers.confirm(till, 40, 40);
  await cashiers.find(till, member.number, member.name);
  await look(till.page, "till-undo-row");
  await till.page.getByRole("button", { name: office("register.undoNamed", { name: kronor(40) }) }).click();
  await expect(till.page.getByText(office("register.undone", { name: kronor(40) }))).toBeVisible();
  expect(await readBalance()).toBe(0);
  await till.page.getByRole("button", { name: office("register.visits") }).click();
  const visits = till.page.getByRole("dialog", { name: office("register.visits") });
  await expect(visits.getByText(office("register.wasUndone"))).toHaveCount(3);
  await look(till.page, "till-visits-undone");

  await visits.getByRole("button", { name: office("words.close") }).click();
  await cashiers.changeMember(till);
  await expect(till.page.getByText(office("register.promptTitle"))).toBeVisible();
  await expect(till.page.getByText(office("register.latest", { name: "Ada" }))).toHaveCount(0);
});

test("an undo of spent points asks first, and the deficit is shown until it is settled", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "skuld", { language: "en" });
  await startPoints(club);
  const member = await joinClub(club, "Ada");
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const home = async () => (await ask(member.asker, "getConsumerHome", {})).points;

  await cashiers.find(till, member.number, member.name);
  await cashiers.typeAmount(till, "130");
  await cashiers.confirm(till, 130, 130);
  await cashiers.next(till);
  await cashiers.find(till, member.number, member.name);
  await cashiers.choose(till, "Kanelbulle");
  await cashiers.press(till, office("register.redeemOne", { name: "Kanelbulle" }));
  await cashiers.next(till);

  await cashiers.find(till, member.number, member.name);
  await till.page.getByRole("button", { name: office("register.visits") }).click();
  const name = kronor(130);
  await till.page.getByRole("button", { name: office("register.undoNamed", { name }) }).click();
  const question = till.page.getByRole("dialog", { name: office("register.undoTitle", { name }) });
  await expect(question.getByText(office("register.takesPoints", { points: 130 }))).toBeVisible();
  await expect(question.getByText(office("register.willOwe", { points: 100 }))).toBeVisible();
  await look(till.page, "till-undo-asks");
  expect(await home()).toMatchObject({ balance: 30, owed: 0 });
  await question.getByRole("button", { name: office("register.undo"), exact: true }).click();
  await expect(till.page.getByText(office("register.owedAfter", { points: 100 }))).toBeVisible();
  expect(await home()).toMatchObject({ balance: 0, owed: 100 });

  await expect(cashiers.choiceOf(till, "Kanelbulle")).toContainText(office("register.lacking", { points: 200 }));
  await cashiers.typeAmount(till, "60");
  await cashiers.seeVerdict(till, office("register.fills", { points: 60, left: 40 }));
  await cashiers.confirm(till, 60, 60);
  await cashiers.seeAnswer(till, office("register.fills", { points: 60, left: 40 }));
});

test("a part is returned with a reason, then the remainder; the member’s app shows it", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, club: t, kronor } = words;
  const club = await openClub(request, "retur", { language: "en" });
  await startPoints(club);
  const card = await addStampCard(club);
  const member = await joinClub(club, "Ada");
  const { purchaseId } = await registered(club, member, 200, card.id);
  const till = await openTill(await newPerson(desktop), words, (await hireCashier(club, "Tove")).token);
  const app = await newPerson();
  const reason = "The beans were stale";
  const dialog = till.page.getByRole("dialog", { name: office("register.returnTitle") });
  const open = async () => {
    await till.page.getByRole("button", { name: office("register.visits") }).click();
    await till.page
      .getByRole("button", { name: new RegExp(office("register.returnNamed", { name: kronor(200) })) })
      .click();
  };

  await test.step("fifty kronor and a stamp are returned", async () => {
    await cashiers.find(till, member.number, member.name);
    await open();
    await dialog.getByText(office("register.returnPart"), { exact: true }).click();
    await dialog.getByLabel(office("register.amountBack")).fill("50");
    await dialog.getByRole("button", { name: office("register.moreBack", { title: card.title }) }).click();
    await expect(dialog.getByText(office("register.reasonMissing"))).toBeVisible();
    await dialog.getByLabel(office("register.reasonOwn")).fill(reason);
    const consequence = dialog.getByRole("list", { name: office("register.whatHappens") });
    await expect(consequence.getByText(office("register.takesPoints", { points: 50 }))).toBeVisible();
    await expect(consequence.getByText(office("register.takesStamps", { count: 1 }))).toBeVisible();
    await expect(consequence.getByText(office("register.keeps", { amount: kronor(150) }))).toBeVisible();
    await look(till.page, "till-return-part");
    await dialog.getByRole("button", { name: office("register.returnAmount", { amount: kronor(50) }) }).click();
    await expect(till.page.getByText(office("register.returned", { points: 50 }))).toBeVisible();
  });

  await test.step("the member sees the stamps, the points and the reason", async () => {
    await openApp(app, club, member.asker.token);
    await expect(app.getByText(t("stampCards.places", { collected: 2, total: 5 }))).toBeAttached();
    await look(app, "home-after-return");
    await app.goto(`${club.address}/consumer/purchases/${purchaseId}`);
    await expect(app.getByText(reason)).toBeVisible();
    await expect(app.getByText(kronor(150), { exact: true })).toBeVisible();
    await expect(app.getByText(t("purchases.storyPart", { amount: kronor(150) }))).toContainText(
      t("purchases.storyPoints", { count: 50 }),
    );
    await look(app, "purchase-returned");
    await app.goto(`${club.address}/consumer/points?purchase=${purchaseId}`);
    const taken = app.getByRole("listitem").filter({ hasText: t("pointsAccount.clawedBack") });
    await expect(taken.getByText("−50", { exact: true })).toBeVisible();
    await expect(taken.getByText(reason)).toBeVisible();
    await look(app, "account-after-return");
  });

  await test.step("the remainder is returned", async () => {
    await open();
    await dialog.getByRole("button", { name: office("register.reasons.goodsBack") }).click();
    await look(till.page, "till-return-whole");
    await dialog.getByRole("button", { name: office("register.returnAmount", { amount: kronor(150) }) }).click();
    await expect(till.page.getByText(office("register.returned", { points: 150 }))).toBeVisible();
    await app.goto(`${club.address}/consumer/purchases/${purchaseId}`);
    await expect(app.getByText(office("register.reasons.goodsBack"))).toBeVisible();
    await expect(app.getByText(t("purchases.storyAll"))).toBeVisible();
    const home = await ask(member.asker, "getConsumerHome", {});
    expect(home.points).toMatchObject({ balance: 0, owed: 0 });
    expect(home.stampcards[0]?.usage?.stampcardUsageStatus).not.toBe("OPEN");
  });
});
