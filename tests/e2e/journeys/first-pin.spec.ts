import { hireCashier, joinClub, logInMerchant, openClub, staffPassword } from "../club.ts";
import { enter } from "../demo.ts";
import { startPoints } from "../offers.ts";
import * as cashiers from "../people/cashier.ts";
import { takeFromMenu } from "../people/till.ts";
import { expect, test } from "../test.ts";

// A tablet on the counter.
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: false };

test("a cashier who first uses an approved device chooses a PIN there, and then signs in by it", async ({
  newPerson,
  words,
  look,
  request,
}) => {
  const { office } = words;
  const t = (key: "approve" | "choosePin" | "switchCashier") => office(`devices.${key}`);
  const club = await openClub(request, "forstakod");
  await startPoints(club);
  const tove = await hireCashier(club, "Tove");
  const siri = await joinClub(club, "Siri");
  const page = await newPerson(tablet);
  const till = { page, words };
  const dialog = page.getByRole("dialog", { name: t("choosePin") });
  const pin = dialog.getByLabel(office("devices.newPin"), { exact: true });

  await test.step("the merchant who approves the device is not asked for a PIN meanwhile", async () => {
    await enter(page, await logInMerchant(club));
    await page.goto("/till");
    await takeFromMenu(till, t("approve"));
    const approving = page.getByRole("dialog", { name: office("devices.approveTitle") });
    await approving.getByRole("textbox", { name: office("devices.deviceName") }).fill("Disken");
    await approving.getByRole("button", { name: t("approve"), exact: true }).click();
    await expect(page.getByText(office("devices.approved"))).toBeVisible();
    await expect(dialog).toBeHidden();
    await takeFromMenu(till, office("words.signOut"));
  });

  await test.step("a cashier signs in by password and is asked to choose a PIN", async () => {
    await page.getByRole("button", { name: office("devices.byPassword") }).click();
    await page.getByLabel(office("sessions.username")).fill(tove.email);
    await page.getByLabel(office("words.password"), { exact: true }).fill(staffPassword);
    await page.getByRole("button", { name: office("words.signIn"), exact: true }).click();
    await expect(dialog.getByText(office("devices.firstPinText"))).toBeVisible();
    await expect(pin).toBeFocused();
    await look(page, "till-first-pin");
  });

  await test.step("an easy PIN and a wrong password are refused at their fields", async () => {
    const own = dialog.getByLabel(office("devices.ownPassword"), { exact: true });
    await pin.fill("1234");
    await own.fill("fel-lösenord-7");
    await dialog.getByRole("button", { name: office("words.save") }).click();
    await expect(dialog.getByText(office("errors.PIN_TOO_SIMPLE"))).toBeVisible();
    await pin.fill("8305");
    await dialog.getByRole("button", { name: office("words.save") }).click();
    await expect(dialog.getByText(office("errors.WRONG_PASSWORD"))).toBeVisible();
    await look(page, "till-first-pin-wrong");
    await own.fill(staffPassword);
    await dialog.getByRole("button", { name: office("words.save") }).click();
    await expect(page.getByText(office("devices.pinSaved"))).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("the till continues, and does not ask again", async () => {
    await cashiers.find(till, siri.number, siri.name);
    await page.reload();
    await expect(page.getByRole("heading", { name: siri.name })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("the PIN signs in", async () => {
    await takeFromMenu(till, t("switchCashier"));
    await page
      .getByRole("list", { name: office("devices.cashiers") })
      .getByText("Tove", { exact: true })
      .click();
    const pad = page.getByRole("region", { name: office("devices.code"), exact: true });
    for (const digit of "8305") await pad.getByRole("button", { name: digit, exact: true }).click();
    await look(page, "till-code");
    await pad.getByRole("button", { name: office("devices.enter") }).click();
    await expect(page.getByText(office("devices.switched", { name: "Tove" }))).toBeVisible();
  });
});
