import { affixesIn } from "#features/till/register/backoffice/scanner/card-in-text.ts";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { ask } from "../api.ts";
import { cardCodeOf } from "../card-code.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { becomeOf, memberLogin } from "../demo.ts";
import { phone } from "../devices.ts";
import { addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill, scan, scanKeys, takeFromMenu } from "../people/till.ts";
import { expect, test } from "../test.ts";

test("the till keeps an interrupted visit after a reload", async ({ newPerson, words }) => {
  const till = await newPerson();
  await becomeOf(till, "cashier");
  const cashier = { page: till, words };
  await till.goto("/till");
  await cashiers.find(cashier, memberLogin.username, "Elin Lindqvist");
  await cashiers.typeAmount(cashier, "77");
  await till.reload();
  await expect(till.getByRole("heading", { name: "Elin Lindqvist" })).toBeVisible();
  await expect(till.getByLabel(words.office("register.amount"))).toHaveValue("77");
});

test("a hand scanner finds a member without a click, also while the confirmation is shown", async ({
  newPerson,
  words,
  request,
}) => {
  const club = await openClub(request, "handskanner");
  await startPoints(club);
  const [siri, otto] = [await joinClub(club, "Siri"), await joinClub(club, "Otto")];
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  await expect(page.getByLabel(words.office("register.searchLabel"))).toBeVisible();
  await scan(page, siri.number);
  await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
  await scan(page, otto.number);
  await expect(page.getByRole("heading", { name: otto.name })).toBeVisible();
  await cashiers.typeAmount(till, "60");
  await cashiers.confirm(till, 60, 60);
  await scan(page, siri.number);
  await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
  await expect(page.getByRole("alert").getByText(words.office("register.earned", { points: 60 }))).toBeHidden();
});

test("a scanner set to a US keyboard on a French computer opens the next customer and leaves the amount", async ({
  newPerson,
  words,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "tangentbord");
  await startPoints(club);
  const [siri, otto] = [await joinClub(club, "Siri"), await joinClub(club, "Otto")];
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  const frenchRow = ["à", "&", "é", '"', "'", "(", "-", "è", "_", "ç"];
  const digitKey = (digit: string) => ({ key: frenchRow[Number(digit)] ?? "", code: `Digit${digit}` });
  const scanFrench = (digits: string) =>
    scanKeys(page, [
      { key: "$", code: "BracketRight" },
      { key: "A", code: "KeyQ", shiftKey: true },
      ...[...`1${digits}`].map(digitKey),
      { key: "Tab", code: "Tab" },
    ]);
  await expect(page.getByLabel(office("register.searchLabel"))).toBeVisible();
  await scanFrench(siri.number);
  await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
  await cashiers.typeAmount(till, "249");
  await scanFrench(cardCodeOf(otto));
  await expect(page.getByRole("heading", { name: otto.name })).toBeVisible();
  await expect(page.getByLabel(office("register.amount"))).toHaveValue("");
  await page.getByRole("button", { name: office("register.takeUpNamed", { name: siri.name }) }).click();
  await expect(page.getByLabel(office("register.amount"))).toHaveValue("249");
  await scan(page, "7310865004703");
  await expect(page.getByText(office("register.notACard"))).toBeVisible();
  await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
  await expect(page.getByLabel(office("register.amount"))).toHaveValue("249");
});

test("the scanner test shows what arrives, and the till then reads cards with the scanner's own digits", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "skannertest");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(phone), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  await takeFromMenu(till, office("scanner.title"));
  const dialog = page.getByRole("dialog", { name: office("scanner.title") });
  await scan(page, "7310865004703");
  await expect(dialog.getByText(office("scanner.noCard"))).toBeVisible();
  await look(page, "scanner-test-no-card");
  // With some prefixes the digits contain two cards, by chance.
  const prefix = ["98", "97", "96", "95", "94"].find((digits) => affixesIn(`${digits}${siri.number}`)) ?? "";
  await scan(page, `${prefix}${siri.number}`);
  const number = formatMembershipNumber(siri.number);
  await expect(dialog.getByText(office("scanner.read", { number }))).toBeVisible();
  await expect(dialog.getByText(prefix, { exact: true })).toBeVisible();
  await look(page, "scanner-test");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await scan(page, `${prefix}${siri.number}`);
  await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
});

test("typed keys go to the right place: the names, the top dialog, the amount, or the next customer", async ({
  newPerson,
  words,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "tangenter");
  await startPoints(club);
  const { title } = await addStampCard(club);
  const siri = await joinClub(club, "Siri");
  await joinClub(club, "Signe");
  const bought = { membershipId: siri.number, pointOfSaleId: club.location.id, amount: 200 };
  await ask(club.merchant, "registerPurchase", { body: bought });
  const till = await openTill(await newPerson(), words, (await hireCashier(club, "Tove")).token);
  const { page } = till;
  const [field, amount] = [page.getByLabel(office("register.searchLabel")), page.getByLabel(office("register.amount"))];
  await expect(page.getByText(`${office("register.cashier")}: Tove`)).toBeVisible();

  await test.step("arrow keys move through the names", async () => {
    await page.keyboard.type("Si");
    const rows = page.getByRole("listitem").getByRole("button");
    await expect(rows).toHaveCount(2);
    await page.keyboard.press("ArrowDown");
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(rows.last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("Si");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
  });

  await test.step("keys do not reach the amount or Confirm while a dialog is open", async () => {
    await page.getByRole("button", { name: office("register.visits") }).click();
    await page.getByRole("button", { name: office("register.returnNamed", { name: kronor(200) }) }).click();
    const dialog = page.getByRole("dialog", { name: office("register.returnTitle") });
    await expect(dialog.getByRole("radio", { name: office("register.returnWhole") })).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.type("41");
    await page.keyboard.press("Enter");
    await expect(amount).toHaveValue("");
    await dialog.getByText(office("register.returnPart"), { exact: true }).click();
    await page.keyboard.type("50");
    await expect(dialog.getByLabel(office("register.amountBack"))).toHaveValue(/^50/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue("");
  });

  await test.step("after a tap and an amount Enter confirms, and the next customer can be typed while the confirmation is shown", async () => {
    await cashiers.stamp(till, title, 1);
    await page.keyboard.type("55");
    await page.keyboard.press("Enter");
    await cashiers.seeDone(till, 55);
    await expect(page.getByRole("alert")).toContainText(office("register.cardProgress", { title, count: 1, total: 5 }));
    await page.keyboard.type("Si");
    await expect(field).toHaveValue("Si");
    await expect(amount).toHaveValue("");
    await expect(page.getByRole("button", { name: office("register.undo"), exact: true })).toBeHidden();
  });

  await test.step("an impossible phone number cannot be invited, and a wrong number can be corrected", async () => {
    await field.fill("07012345");
    await expect(page.getByText(office("register.wrongPhone"))).toBeVisible();
    await expect(
      page.getByRole("button", { name: office("register.inviteContact", { contact: "07012345" }) }),
    ).toBeHidden();
    const contact = "070-174 06 85";
    await field.fill(contact);
    await page.getByRole("button", { name: office("register.inviteContact", { contact }) }).click();
    await page.keyboard.type("95");
    await page.getByRole("button", { name: contact }).click();
    await expect(field).toHaveValue(contact);
    await expect(field).toBeFocused();
    await expect(amount).toHaveValue("95");
  });
});
