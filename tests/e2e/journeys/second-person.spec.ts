import { seeAccessible } from "../accessibility/accessible.ts";
import { ask } from "../api.ts";
import { hireCashier, hireManager, joinClub, logInMerchant, openClub, staffPassword } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, phone } from "../devices.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { openTill, takeFromMenu } from "../people/till.ts";
import { expect, test } from "../test.ts";

// A tablet on the counter.
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: false };

test("a large amount is confirmed next to the cashier, by the PIN of the chosen person", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const club = await openClub(request, "bredvid");
  await startPoints(club);
  const [tove, maja] = [await hireCashier(club, "Tove"), await hireManager(club, "Maja")];
  const [siri, otto] = [await joinClub(club, "Siri"), await joinClub(club, "Otto")];
  await ask({ ...club.merchant, token: maja.token }, "setPin", { body: { password: staffPassword, pin: "8305" } });
  const page = await newPerson(tablet);
  const till = { page, words };
  const proofDialog = page.getByRole("dialog", { name: office("register.besideTitle") });

  await test.step("the device is approved", async () => {
    await enter(page, await logInMerchant(club));
    await page.goto("/till");
    await takeFromMenu(till, office("devices.approve"));
    const dialog = page.getByRole("dialog", { name: office("devices.approveTitle") });
    await dialog.getByRole("textbox", { name: office("devices.deviceName") }).fill("Disken");
    await dialog.getByRole("button", { name: office("devices.approve"), exact: true }).click();
    await expect(page.getByText(office("devices.approved"))).toBeVisible();
    await takeFromMenu(till, office("words.signOut"));
    await page.getByRole("button", { name: office("devices.byPassword") }).click();
    await page.getByLabel(office("sessions.username")).fill(tove.email);
    await page.getByLabel(office("words.password"), { exact: true }).fill(staffPassword);
    await page.getByRole("button", { name: office("words.signIn"), exact: true }).click();
  });

  await test.step("the first use asks for an own PIN, which can be postponed", async () => {
    const first = page.getByRole("dialog", { name: office("devices.choosePin") });
    await expect(first.getByText(office("devices.firstPinText"))).toBeVisible();
    await look(page, "till-first-pin");
    await first.getByRole("button", { name: office("words.cancel") }).click();
    await expect(first).toBeHidden();
  });

  await test.step("a wrong PIN is refused, and the right one registers the purchase", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await cashiers.typeAmount(till, "60000");
    await cashiers.press(till, office("register.confirmAmount", { amount: kronor(60_000) }));
    await look(page, "till-large");
    await page.getByRole("button", { name: office("register.largeYes", { amount: kronor(60_000) }) }).click();
    await expect(proofDialog).toBeVisible();
    await look(page, "till-beside");
    await proofDialog.getByRole("button", { name: "Maja Nyström", exact: true }).click();
    await look(page, "till-beside-code");
    // On a phone in landscape, every key and the confirm button of the dialog are visible without scrolling.
    await page.setViewportSize({ width: 844, height: 390 });
    for (const name of ["1", "5", "9", "0", office("register.besideYes")])
      await expect(proofDialog.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await look(page, "till-beside-lying-down");
    await seeAccessible(page, "the code of whoever stands beside");
    await page.setViewportSize(tablet.viewport);
    // Uses the keyboard, while the focus is still on the chosen person.
    await page.keyboard.type("1111");
    await page.keyboard.press("Enter");
    await expect(proofDialog.getByText(office("errors.SECOND_PERSON_NOT_PROVED"))).toBeVisible();
    await look(page, "till-beside-wrong");
    for (const digit of "8305") await proofDialog.getByRole("button", { name: digit, exact: true }).click();
    await proofDialog.getByRole("button", { name: office("register.besideYes") }).click();
    await cashiers.seeDone(till, 60_000);
    await cashiers.next(till);
    const { rows } = await ask(club.merchant, "listPurchases", { query: {} });
    const { confirmedBy } = await ask(club.merchant, "getMerchantPurchase", { params: { id: rows[0]?.id ?? 0 } });
    expect(confirmedBy).toBe("Maja Nyström");
  });

  await test.step("a device that is not approved asks for the password", async () => {
    const small = await openTill(await newPerson(phone), words, tove.token);
    await cashiers.find(small, otto.number, otto.name);
    await cashiers.typeAmount(small, "60000");
    await cashiers.press(small, office("register.confirmAmount", { amount: kronor(60_000) }));
    await small.page.getByRole("button", { name: office("register.largeYes", { amount: kronor(60_000) }) }).click();
    const dialog = small.page.getByRole("dialog", { name: office("register.besideTitle") });
    await dialog.getByRole("button", { name: "Maja Nyström", exact: true }).click();
    await look(small.page, "till-beside-password");
    await dialog.getByLabel(office("register.besidePassword", { name: "Maja Nyström" })).fill(staffPassword);
    await dialog.getByRole("button", { name: office("register.besideYes") }).click();
    await cashiers.seeDone(small, 60_000);
  });
});

test("the merchant sets the amount a cashier may confirm alone", async ({ newPerson, words, look, request }) => {
  const { office, kronor } = words;
  const club = await openClub(request, "ensam");
  await startPoints(club);
  for (const [device, limit] of [
    [desktop, "700"],
    [phone, "500"],
  ] as const) {
    const page = await newPerson(device);
    await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
    await page.goto("/points");
    const most = page.getByLabel(office("points.alone.perPurchase"));
    await most.scrollIntoViewIfNeeded();
    await look(page, `points-alone-${String(device.viewport.width)}`);
    await most.fill(limit);
    await page.getByRole("button", { name: office("words.save"), exact: true }).click();
    await expect(page.getByText(office("points.corrections.saved"))).toBeVisible();
    await page.reload();
    await expect(most).toHaveValue(limit);
  }
  const siri = await joinClub(club, "Siri");
  const till = await openTill(await newPerson(desktop), words, (await hireCashier(club, "Tove")).token);
  await cashiers.find(till, siri.number, siri.name);
  await cashiers.typeAmount(till, "501");
  await cashiers.press(till, office("register.confirmAmount", { amount: kronor(501) }));
  await expect(till.page.getByRole("dialog", { name: office("register.besideTitle") })).toBeVisible();
});
