import type { Page } from "@playwright/test";
import { officeAddress } from "../addresses.ts";
import { ask } from "../api.ts";
import { logInMerchant, openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { companyNumber } from "../people/merchant.ts";
import { expect, test } from "../test.ts";
import type { Words } from "../words.ts";

/** Opens the drawer of a list, and types the address. */
async function invite(page: Page, { office: t }: Words, title: string, email: string) {
  await page.getByRole("button", { name: title, exact: true }).first().click();
  const drawer = page.getByRole("dialog", { name: title });
  await field(drawer, t("words.email")).fill(email);
  return { drawer, send: drawer.getByRole("button", { name: t("shell.invitation.send") }) };
}

test("a colleague and a member are invited alike; an existing person is reported at the field, and typed text is not lost silently", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "bjud");
  const page = await newPerson(phone);
  await enter(page, await logInMerchant(club));
  const email = `tove@${club.subdomain}.example`;
  const sent = page.getByText(t("shell.invitation.sent.EMAIL"));
  await page.goto(`${officeAddress}/users`);
  const first = await invite(page, words, t("staff.invite"), email);
  await look(page, "colleague");
  await first.send.click();
  await expect(sent).toBeVisible();
  const again = await invite(page, words, t("staff.invite"), email);
  await again.send.click();
  await expect(again.drawer.getByText(t("shell.invitation.alreadyThere"))).toBeVisible();
  await expect(field(again.drawer, t("words.email"))).toBeFocused();
  await look(page, "already-there");
  await page.keyboard.press("Escape");
  await look(page, "asked");
  const dialog = page.getByRole("dialog", { name: t("shell.unsavedTitle") });
  await dialog.getByRole("button", { name: t("shell.unsavedStay") }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(field(again.drawer, t("words.email"))).toHaveValue(email);
  await again.drawer.getByRole("button", { name: t("words.cancel") }).click();
  await expect(again.drawer).toBeHidden();
  await page.getByRole("link", { name: t("staff.invitedCount", { count: 1 }) }).click();
  await page.getByRole("row").filter({ hasText: email }).click();
  await look(page, "invited-colleague");
  await page.getByRole("button", { name: t("shell.invitation.withdrawOf", { address: email }) }).click();
  const withdrawal = page.getByRole("dialog", { name: t("shell.invitation.askTitle") });
  await withdrawal.getByRole("button", { name: t("shell.invitation.withdraw") }).click();
  await expect(page.getByText(t("shell.invitation.withdrawn", { address: email }))).toBeVisible();

  await page.goto(`${officeAddress}/members`);
  const vera = `vera@${club.subdomain}.example`;
  const member = await invite(page, words, t("directory.invite"), vera);
  await look(page, "member");
  await member.send.click();
  await expect(sent).toBeVisible();
  // An address may get three invitations per hour.
  for (const _ of [2, 3]) await ask(club.merchant, "inviteMember", { body: { email: vera } });
  const fourth = await invite(page, words, t("directory.invite"), vera);
  await fourth.send.click();
  await expect(fourth.drawer.getByRole("alert")).toHaveText(t("shell.invitation.limitReached"));
  await expect(field(fourth.drawer, t("words.email"))).toHaveValue(vera);
  await look(page, "limit-reached");
});

test("a merchant is invited in the same way", async ({ newPerson, words, look }) => {
  const { office: t } = words;
  const page = await newPerson();
  await becomeOf(page, "admin");
  await page.goto(`${officeAddress}/companies`);
  const email = `greta@bjuden-${Date.now().toString(36)}.example`;
  const { drawer, send } = await invite(page, words, t("companies.invite"), email);
  await field(drawer, t("onboarding.companyNumber")).fill("12");
  await send.click();
  await expect(field(drawer, t("onboarding.companyNumber"))).toBeFocused();
  await look(page, "merchant");
  await field(drawer, t("onboarding.companyNumber")).fill(companyNumber(1_950));
  await send.click();
  await expect(page.getByText(t("shell.invitation.sent.EMAIL"))).toBeVisible();

  await test.step("the invitation is listed as not opened, is sent again, and is withdrawn with the company", async () => {
    await page.goto(`${officeAddress}/companies?standing=NOT_OPENED&q=${email}`);
    await page.getByRole("link", { name: email }).click();
    const people = page.getByRole("region", { name: t("companyDetail.people.title") });
    await expect(people).toContainText(t("companyDetail.people.waiting"));
    await look(page, "waiting-merchant");
    await people.getByRole("button", { name: t("shell.invitation.sendAgainTo", { address: email }) }).click();
    await expect(page.getByText(t("shell.invitation.sentAgain", { address: email }))).toBeVisible();
    await people.getByRole("button", { name: t("shell.invitation.withdrawOf", { address: email }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("shell.invitation.withdraw") })
      .click();
    await expect(page.getByText(t("shell.invitation.withdrawn", { address: email }))).toBeVisible();
    await expect(page).toHaveURL(/\/companies$/);
  });
});
