import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { startPoints } from "../offers.ts";
import { openTill, scan, scanIntoField } from "../people/till.ts";
import { expect, test } from "../test.ts";

const names = ["Siri", "Otto", "Elsa", "Ivar", "Majken"];
const customers = 20;

test("twenty customers in a row lose no key on a slow computer", async ({ newPerson, words, request }) => {
  const { office } = words;
  const club = await openClub(request, "rusning");
  await startPoints(club);
  const members = [];
  for (const name of names) members.push(await joinClub(club, name));
  const { page } = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  await expect(page.getByLabel(office("register.searchLabel"))).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });

  const sold: { name: string; amount: number }[] = [];
  for (let turn = 0; turn < customers; turn += 1) {
    const member = members[turn % members.length];
    if (!member) throw new Error("no member");
    const amount = 100 + turn;
    // The former purchase may still be pending, and its confirmation may cover the screen.
    if (turn % 2 === 0) await scan(page, member.number);
    else await scanIntoField(devTools, member.number);
    await expect(page.getByRole("heading", { name: member.name })).toBeVisible();
    await page.keyboard.type(String(amount));
    await page.keyboard.press("Enter");
    sold.push({ name: member.name, amount });
  }
  const last = office("register.earned", { points: 100 + customers - 1 });
  await expect(page.getByRole("alert").getByText(last)).toBeVisible();

  const firstPage = await ask(club.merchant, "listPurchases", { query: {} });
  const secondPage = await ask(club.merchant, "listPurchases", { query: { page: 2 } });
  const registered = [...firstPage.rows, ...secondPage.rows].map(({ totalAmount, member }) => ({
    name: `${member?.firstName} ${member?.lastName}`,
    amount: totalAmount,
  }));
  const byAmount = (one: { amount: number }, other: { amount: number }) => one.amount - other.amount;
  expect(registered.toSorted(byAmount)).toEqual(sold);
});
