import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

test("a till offers its usual amounts, and begins with the categories that the cashier chose to remember", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "vanor");
  await startPoints(club);
  for (const name of ["Bröd", "Kaffe"]) await ask(club.merchant, "createCategory", { body: { name } });
  const [siri, otto] = [await joinClub(club, "Siri"), await joinClub(club, "Otto")];
  const page = await newPerson();
  const till = await openTill(page, words, (await hireCashier(club, "Tove")).token);
  const usual = page.getByRole("group", { name: office("register.quickAmounts") });
  const category = (name: string) => page.getByRole("button", { name, exact: true });
  const sell = async (member: typeof siri, amount: number) => {
    await cashiers.find(till, member.number, member.name);
    await cashiers.typeAmount(till, String(amount));
    await cashiers.confirm(till, amount, amount);
    await cashiers.next(till);
  };

  await test.step("an amount is offered after three purchases", async () => {
    for (const amount of [45, 45, 30, 45]) await sell(siri, amount);
    await cashiers.find(till, siri.number, siri.name);
    await expect(usual.getByRole("button")).toHaveText([/^45\skr$/]);
    await look(page, "till-quick-amounts");
    await usual.getByRole("button").click();
    await cashiers.confirm(till, 45, 45);
    await cashiers.next(till);
  });

  await test.step("a remembered category is chosen for the next customer, who may change it", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await category("Bröd").click();
    await page.getByRole("button", { name: office("register.rememberCategories") }).click();
    await cashiers.typeAmount(till, "20");
    await cashiers.confirm(till, 20, 20);
    await cashiers.next(till);
    await page.reload();
    await cashiers.find(till, otto.number, otto.name);
    await expect(category("Bröd")).toHaveAttribute("aria-pressed", "true");
    await cashiers.typeAmount(till, "25");
    await cashiers.confirm(till, 25, 25);
    await cashiers.next(till);
    await cashiers.find(till, siri.number, siri.name);
    await category("Bröd").click();
    await category("Kaffe").click();
    await cashiers.typeAmount(till, "35");
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(35) }));
    await cashiers.seeDone(till, 35);
  });

  await test.step("each purchase has the categories that the till showed", async () => {
    const { rows } = await ask(club.merchant, "listPurchases", { query: {} });
    const categoriesOf = async (totalAmount: number) => {
      const { id } = rows.find((row) => row.totalAmount === totalAmount) ?? { id: 0 };
      const { categories } = await ask(club.merchant, "getMerchantPurchase", { params: { id } });
      return categories.map(({ name }) => name);
    };
    expect(await Promise.all([20, 25, 35].map(categoriesOf))).toEqual([["Bröd"], ["Bröd"], ["Kaffe"]]);
  });
});

test("a sandbox offers its customers to new staff, and ticks what they have tried", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office } = words;
  const club = await openClub(request, "ovning", { sandbox: true });
  await startPoints(club);
  await addStampCard(club);
  const siri = await joinClub(club, "Siri");
  const page = await newPerson();
  const till = await openTill(page, words, (await hireCashier(club, "Tove")).token);
  const practice = page.getByRole("region", { name: office("register.practice") });
  const exercise = (name: "open" | "purchase" | "stamp" | "undo" | "invite") =>
    practice.getByRole("listitem").filter({ hasText: office(`register.exercises.${name}`) });
  const done = office("register.exerciseDone");
  await expect(exercise("open")).not.toContainText(done);
  await look(page, "till-practice");
  await practice.getByRole("button", { name: siri.name }).click();
  await cashiers.stamp(till, "Femte kaffet på oss", 1);
  await cashiers.typeAmount(till, "45");
  await cashiers.confirm(till, 45, 45);
  await cashiers.next(till);
  for (const name of ["open", "purchase", "stamp"] as const) await expect(exercise(name)).toContainText(done);
  for (const name of ["undo", "invite"] as const) await expect(exercise(name)).not.toContainText(done);
});
