import type { Page } from "@playwright/test";
import { seeAccessible } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { cardCodeOf, readCode } from "../card-code.ts";
import { type Club, hireCashier, joinClub, openClub } from "../club.ts";
import { ahead } from "../day.ts";
import { enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import { changeMember } from "../people/cashier.ts";
import { openApp, openTill, scan } from "../people/till.ts";
import { expect, test } from "../test.ts";

const pocket = { ...phone, serviceWorkers: "allow" } as const;

/** Moves the clock of a page forward, and fires the timers due by then. */
async function moveClock(page: Page, seconds: number) {
  await page.clock.runFor(seconds * 1000);
}

test("a card shows a new code every half minute, offline too; the till opens the fresh one and refuses the old one", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t, office } = words;
  const club = await openClub(request, "rullande");
  await startPoints(club);
  const siri = await joinClub(club, "Siri");
  const cashier = await hireCashier(club, "Tove");
  const label = t("shell.qrLabel", { number: siri.number });
  const app = await newPerson(pocket);
  await app.clock.install({ time: Date.now() + ahead });
  await openApp(app, club, siri.asker.token);
  const getOut = app
    .getByRole("region", { name: t("shell.membershipCard") })
    .getByRole("button", { name: t("shell.getOut") });
  const dialog = app.getByRole("dialog", { name: t("shell.membershipCard") });
  const seeCode = () => expect.poll(() => readCode(app, label));

  const codes: string[] = [];
  await test.step("the card opens with 24 digits that begin with the number", async () => {
    await getOut.click();
    await seeCode().toMatch(new RegExp(`^${siri.number}\\d{12}$`));
    codes.push(await readCode(app, label));
    await expect(dialog.getByText(siri.number.replace(/(\d{4})(?=\d)/g, "$1 "))).toBeVisible();
    await look(app, "card-code");
    await seeAccessible(app, "a card with a code");
    await app.setViewportSize(phone.viewport);
  });

  await test.step("without a network the code changes at the next step", async () => {
    await app.context().setOffline(true);
    await moveClock(app, 30);
    await seeCode().not.toBe(codes[0]);
    codes.push(await readCode(app, label));
    expect(codes[1]).toMatch(new RegExp(`^${siri.number}\\d{12}$`));
  });

  const till = await openTill(await newPerson(), words, cashier.token);
  await test.step("the till opens the member by the fresh code", async () => {
    await expect(till.page.getByLabel(office("register.searchLabel"))).toBeVisible();
    await scan(till.page, codes[1] ?? "");
    await expect(till.page.getByRole("heading", { name: "Siri" })).toBeVisible();
    await changeMember(till);
  });

  await test.step("a code of five minutes ago is refused as old, and the search is ready again", async () => {
    await scan(till.page, cardCodeOf(siri, 300));
    await expect(till.page.getByText(office("errors.CARD_CODE_OLD"))).toBeVisible();
    await expect(till.page.getByLabel(office("register.searchLabel"))).toBeVisible();
    await look(till.page, "code-is-old");
  });

  await test.step("the number alone opens the member until the club stops accepting it", async () => {
    await scan(till.page, siri.number);
    await expect(till.page.getByRole("heading", { name: "Siri" })).toBeVisible();
    await changeMember(till);
    await refuseNumberAlone(club);
    await till.page.reload();
    const otto = await joinClub(club, "Otto");
    await expect(till.page.getByLabel(office("register.searchLabel"))).toBeVisible();
    await scan(till.page, otto.number);
    await expect(till.page.getByText(office("errors.NUMBER_ALONE_REFUSED"))).toBeVisible();
    await look(till.page, "number-alone-refused");
  });
});

const refuseNumberAlone = (club: Club) =>
  ask(club.merchant, "setLookUpLimit", { body: { perHour: null, acceptsNumberAlone: false } });

test("a phone whose clock is ten minutes fast shows the server's code", async ({ newPerson, words, request }) => {
  const { club: t, office } = words;
  const club = await openClub(request, "fortid");
  const siri = await joinClub(club, "Siri");
  const cashier = await hireCashier(club, "Tove");
  const label = t("shell.qrLabel", { number: siri.number });
  const app = await newPerson(phone);
  await app.clock.install({ time: Date.now() + ahead + 600_000 });
  await openApp(app, club, siri.asker.token);
  await expect.poll(() => app.evaluate(() => Math.round(Number(localStorage["stammis.clock"]) / 60_000))).toBe(-10);
  await app
    .getByRole("region", { name: t("shell.membershipCard") })
    .getByRole("button", { name: t("shell.getOut") })
    .click();
  await expect.poll(() => readCode(app, label)).toMatch(/^\d{24}$/);
  const till = await openTill(await newPerson(), words, cashier.token);
  await expect(till.page.getByLabel(office("register.searchLabel"))).toBeVisible();
  await scan(till.page, await readCode(app, label));
  await expect(till.page.getByRole("heading", { name: "Siri" })).toBeVisible();
});

test("a merchant stops accepting the number alone, and the choice is stored", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const club = await openClub(request, "numret");
  const page = await newPerson(phone);
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/points");
  const choice = page.getByRole("switch", { name: office("points.lookUps.acceptsNumberAlone") });
  await expect(choice).toBeChecked();
  await choice.click({ force: true });
  const save = page.getByRole("button", { name: office("words.save"), exact: true });
  await save.click();
  await expect(save).toBeHidden();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await look(page, "number-alone-setting");
});
