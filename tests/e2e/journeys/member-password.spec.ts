import { clubAddress } from "../addresses.ts";
import { joinClub, openClub, staffPassword } from "../club.ts";
import { inDatabase } from "../database.ts";
import { phone } from "../devices.ts";
import { field } from "../fields.ts";
import { messagesTo, newestLink } from "../outbox.ts";
import { expect, test } from "../test.ts";

test("a member who knows the password chooses another, and logs in with it", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "losen");
  const { email } = await joinClub(club, "Anna");
  const page = await newPerson(phone);
  const logIn = async (password: string) => {
    await page.goto(`${clubAddress(club.subdomain)}/login`);
    await field(page, t("sessions.username")).fill(email);
    await field(page, t("words.password")).fill(password);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("words.signIn"), exact: true })
      .click();
    await expect(page).not.toHaveURL(/login/);
  };
  await logIn(staffPassword);
  await page.goto(`${clubAddress(club.subdomain)}/consumer/account`);
  await page.getByRole("link", { name: t("sessions.changeTitle") }).click();
  await field(page, t("sessions.oldPassword")).fill("fel-losenord");
  await field(page, t("sessions.newPassword")).fill("manen-skiner-i-lund");
  await field(page, t("words.confirmPassword")).fill("manen-skiner-i-lund");
  await page.getByRole("button", { name: t("sessions.resetSave") }).click();
  await expect(page.getByText(t("errors.WRONG_PASSWORD"))).toBeVisible();
  await look(page, "member-password");
  await field(page, t("sessions.oldPassword")).fill(staffPassword);
  await page.getByRole("button", { name: t("sessions.resetSave") }).click();
  await expect(page.getByText(t("sessions.changed"))).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await logIn("manen-skiner-i-lund");
});

test("a member of a club without SMS credits is referred to e-mail for the password link, and nothing is sent before", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "smsslut");
  const { email } = await joinClub(club, "Anna");
  const { length: before } = await messagesTo(request, email);
  const page = await newPerson(phone);
  await page.goto(`${club.address}/auth/password/request`);
  await page.getByRole("radio", { name: t("sessions.mediumPhone") }).check();
  await field(page, t("words.phone")).fill("070-174 06 85");
  const spent = "update sms_account set available = 0 where chain_id = (select id from chain where subdomain = $1)";
  expect(await inDatabase(spent, [club.subdomain])).toBe(1);
  const send = page.getByRole("button", { name: t("sessions.send"), exact: true });
  await send.click();
  await expect(page.getByText(t("errors.NO_SMS_TO_PROVE"))).toBeVisible();
  await expect(field(page, t("words.email"))).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  expect(await messagesTo(request, email)).toHaveLength(before);
  await look(page, "password by e-mail instead");
  await field(page, t("words.email")).fill(email);
  await send.click();
  await expect(page.getByRole("heading", { name: t("sessions.sentTitle") })).toBeVisible();
  await expect.poll(() => messagesTo(request, email)).toHaveLength(before + 1);

  await test.step("an expired link is reported before a password is typed, and a new one is sent", async () => {
    const old = await newestLink(request, email);
    const ended = await inDatabase(
      "update member_token set expires_at = '2020-01-01' where used_at is null and chain_id = (select id from chain where subdomain = $1)",
      [club.subdomain],
    );
    expect(ended).toBe(1);
    await page.goto(old);
    await expect(page.getByRole("heading", { name: t("sessions.resetExpiredTitle") })).toBeVisible();
    await look(page, "a reset link that has run out");
    await page.getByRole("button", { name: t("sessions.resetRenew") }).click();
    await expect(page.getByRole("heading", { name: t("sessions.resetRenewed") })).toBeVisible();
    await expect.poll(() => messagesTo(request, email)).toHaveLength(before + 2);
    await page.goto(await newestLink(request, email));
    await field(page, t("sessions.newPassword")).fill("manen-skiner-i-lund");
    await field(page, t("words.confirmPassword")).fill("manen-skiner-i-lund");
    await page.getByRole("button", { name: t("sessions.resetSave") }).click();
    await expect(page.getByText(t("sessions.changed"))).toBeVisible();
    await page.goto(old);
    await expect(page.getByRole("heading", { name: t("sessions.resetDeadTitle") })).toBeVisible();
    await look(page, "a reset link that was used");
  });
});
