import { ask } from "../api.ts";
import { hireCashier, joinClub, openClub } from "../club.ts";
import { phone } from "../devices.ts";
import { addStampCard, startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openApp, openTill } from "../people/till.ts";
import { pageErrorsOf, translate } from "../people/translator.ts";
import { expect, test } from "../test.ts";

test("the till shows the current figures while the browser translates the page", async ({
  newPerson,
  words,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "oversattkassa");
  await startPoints(club);
  await addStampCard(club);
  const [siri, olle] = [await joinClub(club, "Siri"), await joinClub(club, "Olle")];
  const page = await newPerson();
  const errors = pageErrorsOf(page);
  const till = await openTill(page, words, (await hireCashier(club, "Tove")).token);
  const verdict = page.getByRole("region", { name: office("register.howMuch") }).getByRole("status");
  const gives = (points: number) =>
    `${office("register.earns", { points })} · ${office("register.balance", { points })}`;

  await test.step("the line above Confirm follows the amount", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.typeAmount(till, "60");
    await expect(verdict).toHaveText(gives(60));
    await translate(page);
    await cashiers.eraseAmount(till, 2);
    await cashiers.typeAmount(till, "150");
    await expect(verdict).toHaveText(gives(150));
    await expect(
      page.getByRole("button", { name: office("register.confirmAmount", { amount: kronor(150) }) }),
    ).toBeVisible();
  });

  await test.step("a purchase and the next customer work on translated screens", async () => {
    await translate(page);
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(150) }));
    await translate(page);
    await cashiers.next(till);
    await translate(page);
    await cashiers.find(till, olle.number, olle.name);
    await translate(page);
    await cashiers.changeMember(till);
    await translate(page);
    await cashiers.find(till, siri.number, siri.name);
    await expect(page.getByText(office("words.points", { count: 150 }), { exact: true })).toBeVisible();
    await cashiers.typeAmount(till, "1");
    await translate(page);
    await cashiers.typeAmount(till, "0");
    await expect(verdict).toHaveText(
      `${office("register.earns", { points: 10 })} · ${office("register.balance", { points: 160 })}`,
    );
  });
  expect(errors).toEqual([]);
});

test("a member’s home shows new points and stays intact while the browser translates the page", async ({
  newPerson,
  words,
  request,
}) => {
  const { club: t, count } = words;
  const club = await openClub(request, "oversatthem");
  await startPoints(club);
  await addStampCard(club);
  const siri = await joinClub(club, "Siri");
  const buy = (amount: number) =>
    ask(club.merchant, "registerPurchase", {
      body: { membershipId: siri.number, pointOfSaleId: club.location.id, amount, stamps: [] },
    });
  await buy(60);
  const page = await newPerson(phone);
  const errors = pageErrorsOf(page);
  await openApp(page, club, siri.asker.token);
  const main = page.getByRole("main");
  await expect(main.getByText(count(60), { exact: true })).toBeVisible();

  await translate(page);
  await buy(150);
  await expect(main.getByText(count(210), { exact: true })).toBeVisible();
  await expect(main.getByText(count(60), { exact: true })).toHaveCount(0);

  await translate(page);
  for (const name of ["shell.points", "shell.contact", "shell.account", "shell.home"] as const) {
    await page
      .getByRole("link", { name: t(name), exact: true })
      .first()
      .click();
    await expect(page.getByRole("link", { name: t(name), exact: true }).first()).toHaveAttribute(
      "aria-current",
      "page",
    );
    await translate(page);
  }
  await page
    .getByRole("region", { name: t("shell.membershipCard") })
    .getByRole("button", { name: t("shell.getOut") })
    .click();
  await translate(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("words.close") })
    .click();
  await expect(main.getByText(count(210), { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
