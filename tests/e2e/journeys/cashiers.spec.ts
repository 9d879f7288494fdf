import type { Page } from "@playwright/test";
import { ask } from "../api.ts";
import { hireCashier, joinClub, logInMerchant, openClub, staffPassword } from "../club.ts";
import { enter } from "../demo.ts";
import { desktop, swedish } from "../devices.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { takeFromMenu } from "../people/till.ts";
import { expect, test } from "../test.ts";
import type { Words } from "../words.ts";

// A tablet on the counter.
const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: false };
test.use({ ...desktop, ...swedish });

const pins = { Tove: "8305", Ali: "4917" };

async function chooseOwnPin(page: Page, { office }: Words, token: string, pin: string) {
  await enter(page, { token, role: "ROLE_CASHIER" });
  await page.goto("/user/profile");
  await page.getByRole("button", { name: office("devices.choosePin") }).click();
  const dialog = page.getByRole("dialog", { name: office("devices.choosePin") });
  await dialog.getByLabel(office("devices.newPin"), { exact: true }).fill(pin);
  await dialog.getByLabel(office("devices.ownPassword"), { exact: true }).fill(staffPassword);
  await dialog.getByRole("button", { name: office("words.save") }).click();
  await expect(page.getByText(office("devices.pinSaved"))).toBeVisible();
}

/** Selects a cashier from the list and types a PIN. */
async function typePin(page: Page, { office }: Words, firstName: string, pin: string) {
  await page
    .getByRole("list", { name: office("devices.cashiers") })
    .getByText(firstName, { exact: true })
    .click();
  const pad = page.getByRole("region", { name: office("devices.code"), exact: true });
  for (const digit of pin) await pad.getByRole("button", { name: digit, exact: true }).click();
  await pad.getByRole("button", { name: office("devices.enter") }).click();
}

test("a merchant approves a tablet, and cashiers take turns on it by PIN", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office, kronor } = words;
  const t = (key: "switchCashier" | "approve" | "revoke" | "startOver" | "takeOver") => office(`devices.${key}`);
  const club = await openClub(request, "byten");
  await startPoints(club);
  const tove = await hireCashier(club, "Tove");
  const ali = await hireCashier(club, "Ali");
  const member = await joinClub(club, "Siri");
  const device = await newPerson(tablet);

  await test.step("the device is approved, and both cashiers have a PIN", async () => {
    await chooseOwnPin(await newPerson(), words, tove.token, pins.Tove);
    await ask({ ...club.merchant, token: ali.token }, "setPin", { body: { password: staffPassword, pin: pins.Ali } });
    await enter(device, await logInMerchant(club));
    await device.goto("/till");
    await takeFromMenu({ page: device, words }, t("approve"));
    const dialog = device.getByRole("dialog", { name: office("devices.approveTitle") });
    await dialog.getByRole("textbox", { name: office("devices.deviceName") }).fill("Disken");
    await look(device, "till-approve");
    await dialog.getByRole("button", { name: t("approve"), exact: true }).click();
    await expect(device.getByText(office("devices.approved"))).toBeVisible();
  });

  await test.step("a wrong PIN is refused, and the right one signs in", async () => {
    await takeFromMenu({ page: device, words }, t("switchCashier"));
    await look(device, "till-cashiers");
    await typePin(device, words, "Tove", "9999");
    await expect(device.getByText(office("errors.WRONG_PIN"))).toBeVisible();
    await look(device, "till-wrong-pin");
    await typePin(device, words, "Tove", pins.Tove);
    await expect(device.getByText(office("devices.switched", { name: "Tove" }))).toBeVisible();
  });

  await test.step("the next cashier takes over the started visit", async () => {
    const till = { page: device, words };
    await cashiers.find(till, member.number, member.name);
    await cashiers.typeAmount(till, "64");
    await takeFromMenu({ page: device, words }, t("switchCashier"));
    const begun = device.getByRole("group", { name: office("devices.begunAmount", { amount: kronor(64) }) });
    await device
      .getByRole("list", { name: office("devices.cashiers") })
      .getByText("Ali", { exact: true })
      .click();
    await begun.getByRole("button", { name: t("takeOver") }).click();
    await look(device, "till-take-over");
    await typePin(device, words, "Ali", pins.Ali);
    await expect(device.getByText(office("devices.switched", { name: "Ali" }))).toBeVisible();
    await expect(device.getByRole("heading", { name: member.name })).toBeVisible();
    await cashiers.confirm(till, 64, 64);
    const { rows } = await ask(club.merchant, "listPurchases", { query: {} });
    expect(rows[0]).toMatchObject({ cashier: expect.stringContaining("Ali") });
  });

  await test.step("revoking the approval ends the session on the device", async () => {
    const desk = await newPerson();
    await enter(desk, { token: club.merchant.token, role: "ROLE_MERCHANT" });
    await desk.goto("/users");
    const row = desk.getByRole("listitem").filter({ hasText: "Disken" });
    await row.getByRole("button", { name: t("revoke") }).click();
    await look(desk, "users-revoke-device");
    await desk
      .getByRole("dialog")
      .getByRole("button", { name: t("revoke"), exact: true })
      .click();
    await expect(desk.getByText(office("devices.revoked", { name: "Disken" }))).toBeVisible();
    await cashiers.search({ page: device, words }, member.number);
    await expect(device).toHaveURL(/\/login/);
    await expect(device.getByText(office("errors.DEVICE_NOT_APPROVED"))).toBeVisible();
    await expect(device.getByLabel(office("sessions.username"))).toBeVisible();
    await look(device, "login-after-revocation");
  });
});
