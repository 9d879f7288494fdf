import { hireCashier, joinClub, openClub } from "../club.ts";
import { balanceOf, becomeOf, memberLogin } from "../demo.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill } from "../people/till.ts";
import { expect, test } from "../test.ts";

const registration = "**/api/till/purchases";

test("a purchase whose answer is lost is registered once", async ({ newPerson, words }) => {
  const [till, phone] = [await newPerson(), await newPerson()];
  const member = await becomeOf(phone, "member");
  await becomeOf(till, "cashier");
  const before = await balanceOf(phone.request, member);
  const cashier = { page: till, words };
  await till.goto("/till");
  await cashiers.find(cashier, memberLogin.username, "Elin Lindqvist");
  await cashiers.typeAmount(cashier, "35");

  // The first attempt never gets out; the second is registered, but its answer never comes back.
  const lost = { on: "the way out", attempts: 0 };
  await till.route(registration, async (route) => {
    lost.attempts += 1;
    if (lost.attempts > 1) await route.fetch();
    await route.abort("connectionfailed");
  });
  await till.getByRole("button", { name: words.office("till.confirmAmount", { amount: words.kronor(35) }) }).click();
  await expect(till.getByText(words.office("till.unanswered"))).toBeVisible();
  await expect(till.getByText(words.office("till.waiting"))).toBeVisible();
  const again = till.getByRole("button", { name: words.office("till.tryNow") });
  await again.click();
  await expect.poll(() => lost.attempts).toBeGreaterThanOrEqual(2);
  await expect.poll(() => balanceOf(phone.request, member)).toBe(before + 35);
  await till.unroute(registration);
  await again.click();
  await cashiers.seeDone(cashier, 35);
  await expect(till.getByText(words.office("till.balance", { points: before + 35 }))).toBeVisible();
  expect(await balanceOf(phone.request, member)).toBe(before + 35);
});

test("the till keeps an interrupted visit over a reload, and lets it be given up", async ({ newPerson, words }) => {
  const till = await newPerson();
  await becomeOf(till, "cashier");
  const cashier = { page: till, words };
  await till.goto("/till");
  await cashiers.find(cashier, memberLogin.username, "Elin Lindqvist");
  await cashiers.typeAmount(cashier, "77");
  await till.reload();
  await expect(till.getByRole("heading", { name: "Elin Lindqvist" })).toBeVisible();
  await expect(till.getByLabel(words.office("till.amount"))).toHaveValue("77");
  await cashiers.changeMember(cashier);
  await expect(till.getByLabel(words.office("till.amount"))).toHaveValue("");
});

test("a hand scanner finds a member without a click, also while the answer shows", async ({
  newPerson,
  words,
  request,
}) => {
  const club = await openClub(request, "handskanner");
  await startPoints(club);
  const [siri, otto] = [await joinClub(club, "Siri"), await joinClub(club, "Otto")];
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  // In one breath, as a scanner types; nothing has the focus.
  const scan = (digits: string) =>
    page.evaluate(async (keys) => {
      (document.activeElement as HTMLElement | null)?.blur();
      for (const key of [...keys, "Enter"]) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, digits);
  await expect(page.getByLabel(words.office("till.searchLabel"))).toBeVisible();
  await scan(siri.number);
  await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
  await cashiers.typeAmount(till, "60");
  await scan(otto.number);
  await expect(page.getByRole("heading", { name: otto.name })).toBeVisible();
  await cashiers.confirm(till, 60, 60);
  await scan(siri.number);
  await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
  await expect(page.getByRole("alert").getByText(words.office("till.earned", { points: 60 }))).toBeHidden();
});
