import { clubAddress } from "../addresses.ts";
import { validThrough } from "../day.ts";
import { becomeOf, demoClub, memberLogin } from "../demo.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { newestLink } from "../outbox.ts";
import * as cashiers from "../people/cashier.ts";
import * as customers from "../people/customer.ts";
import { expect, test } from "../test.ts";

const club = clubAddress(demoClub);

// Tests a browser without Temporal, because the complete loop runs in browsers with Temporal.
test.describe("in a browser without Temporal", () => {
  test.use({ ...phone, withoutTemporal: true });

  test("a member joins, shops, and sees points and their validity", async ({ newPerson, words, request }) => {
    const { club: t } = words;
    const customer = { page: await newPerson(), words, firstName: "Frida" };
    const { page } = customer;
    const email = `frida@no-temporal.example`;
    await customers.signUpByEmail(customer, demoClub, email);
    const native = await page.evaluate(() => String(Temporal.Now.plainDateISO).includes("[native code]"));
    expect(native, "whose Temporal the page runs on").toBe(false);

    await customers.activate(customer, await newestLink(request, email), "kaffe-utan-temporal");
    await customers.chooseHome(customer, "Stortorget");
    await customers.completeProfile(customer);
    const number = await customers.readNumber(customer);

    const till = { page: await newPerson(), words };
    await becomeOf(till.page, "cashier");
    await till.page.goto("/till");
    await cashiers.find(till, number, "Frida Lund");
    await cashiers.typeAmount(till, "52");
    await cashiers.confirm(till, 52, 52);

    await page.goto(`${club}/consumer/purchases`);
    const validity = t("points.validThrough", { count: 52, date: words.fullDate(validThrough(12)) });
    await expect(page.getByText(validity)).toBeVisible();
    await page.getByRole("button", { name: t("points.whenExpiring") }).click();
    const dialog = page.getByRole("dialog", { name: t("points.expiringTitle") });
    await expect(dialog.getByText(words.fullDate(validThrough(12)))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.goto(`${club}/consumer/contact`);
    await expect(page.getByText(t("locations.myHome"))).toBeVisible();
  });
});

test("a member logs in, changes language, home location and profile, and logs out", async ({ newPerson, words }) => {
  const { club: t } = words;
  const page = await newPerson();
  await becomeOf(page, "member");
  await page.goto(`${club}/consumer/account`);
  await page.getByRole("button", { name: t("cookies.accept") }).click();
  const selector = page.getByRole("main").getByLabel(t("words.language"));
  await selector.selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("main").getByRole("combobox").selectOption("sv");
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("shell.editProfile") })
    .click();
  await expect(field(page, t("words.email"))).toHaveValue(memberLogin.username);
  await page.goBack();
  await page.getByRole("button", { name: t("words.signOut") }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("stammis.session"))).toBeNull();
});
