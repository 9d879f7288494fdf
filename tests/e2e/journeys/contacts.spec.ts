import { type Club, joinClub, openClub, staffPassword as password } from "../club.ts";
import { enter } from "../demo.ts";
import { field } from "../fields.ts";
import { newestLink } from "../outbox.ts";
import { expect, test } from "../test.ts";

const session = (token: string, role: "ROLE_CONSUMER" | "ROLE_MERCHANT") => ({ token, role });
const aMail = (club: Club, who: string) => `${who}@ny-${club.subdomain}.example`;

test("a member’s new e-mail address is pending, is sent again, and applies once its link is confirmed", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { club: t } = words;
  const club = await openClub(request, "byte", { language: words.language });
  const anna = await joinClub(club, "Anna");
  const next = aMail(club, "anna");
  const page = await newPerson();
  await enter(page, session(anna.asker.token, "ROLE_CONSUMER"));
  await page.goto(`${club.address}/user/profile`);
  await page.getByRole("button", { name: t("cookies.accept") }).click();
  const offers = page.getByRole("checkbox", { name: t("consents.profile.EMAIL") });
  await expect(offers).not.toBeChecked();
  await field(page, t("words.email")).fill(next);
  // The checkbox for offers is ticked as soon as an address is typed.
  await expect(offers).toBeChecked();
  const save = page.getByRole("button", { name: t("words.save") });
  await save.click();
  await expect(page.getByText(t("errors.REQUIRED"))).toBeVisible();
  await page.getByLabel(t("contacts.password")).fill(password);
  await look(page, "profile-changing");
  await save.click();
  await expect(page.getByText(t("contacts.waits", { address: next }))).toBeVisible();
  await expect(field(page, t("words.email"))).toHaveValue(anna.email);
  await expect(offers).not.toBeChecked();
  await look(page, "profile-waiting");
  const first = await newestLink(request, next);
  await page.getByRole("button", { name: t("contacts.resend") }).click();
  await expect(page.getByText(t("contacts.resent", { address: next }))).toBeVisible();
  await expect.poll(() => newestLink(request, next)).not.toBe(first);

  // Opens the link on another device, without a session.
  const mailbox = await newPerson();
  await mailbox.goto(first);
  await expect(mailbox.getByRole("heading", { name: t("contacts.deadTitle") })).toBeVisible();
  await look(mailbox, "link-dead");
  await mailbox.goto(await newestLink(request, next));
  await expect(mailbox.getByRole("heading", { name: t("contacts.proofTitle.EMAIL") })).toBeVisible();
  await look(mailbox, "link");
  await mailbox.getByRole("button", { name: t("contacts.confirm") }).click();
  await expect(mailbox.getByRole("heading", { name: t("contacts.doneTitle") })).toBeVisible();
  await look(mailbox, "link-done");
  await page.reload();
  await expect(field(page, t("words.email"))).toHaveValue(next);
  await expect(offers).toBeChecked();
});

test("a member’s address typed by staff is confirmed with the password, or reverted by the member", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t, club: app } = words;
  const club = await openClub(request, "skriv", { language: words.language });
  const anna = await joinClub(club, "Anna");
  const next = aMail(club, "anna");
  const page = await newPerson();
  await enter(page, session(club.merchant.token, "ROLE_MERCHANT"));
  await page.goto(`/members/${anna.id}`);
  await page.getByRole("link", { name: t("words.edit") }).click();
  await expect(page.getByRole("checkbox", { name: t("directory.emailNotification") })).toBeDisabled();
  await field(page, t("words.email")).fill(next);
  await look(page, "member-editing");
  await page.getByRole("button", { name: t("words.save") }).click();
  await expect(page.getByText(t("directory.contactWaits", { address: next }))).toBeVisible();
  await look(page, "member-waiting");

  const mailbox = await newPerson();
  await mailbox.goto(await newestLink(request, next));
  await expect(mailbox.getByRole("heading", { name: app("contacts.proofTitle.EMAIL") })).toBeVisible();
  const confirm = mailbox.getByRole("button", { name: app("contacts.confirm") });
  await mailbox.getByLabel(app("contacts.password")).fill("det-vet-ingen");
  await confirm.click();
  await expect(mailbox.getByText(app("errors.WRONG_PASSWORD"))).toBeVisible();
  await look(mailbox, "link-password");
  await mailbox.getByLabel(app("contacts.password")).fill(password);
  await confirm.click();
  await expect(mailbox.getByRole("heading", { name: app("contacts.doneTitle") })).toBeVisible();
  await page.reload();
  await expect(page.getByText(next).first()).toBeVisible();
  await expect(page.getByText(t("directory.contactWaits", { address: next }))).toBeHidden();
});

test("staff change their own e-mail and phone", async ({ newPerson, words, request, look }) => {
  const { office: t } = words;
  const club = await openClub(request, "egen", { language: words.language });
  const next = aMail(club, "karin");
  const page = await newPerson();
  await enter(page, session(club.merchant.token, "ROLE_MERCHANT"));
  await page.goto("/user/profile");
  await page
    .getByRole("button", { name: t("words.labelled", { label: t("profile.changeContact"), value: t("words.email") }) })
    .click();
  const dialog = page.getByRole("dialog", { name: t("profile.newContact.EMAIL") });
  await field(dialog, t("profile.newContactLabel.EMAIL")).fill(next);
  await dialog.getByLabel(t("contacts.password"), { exact: true }).fill(password);
  await look(page, "own-dialog");
  await dialog.getByRole("button", { name: t("words.save") }).click();
  await expect(page.getByText(t("contacts.waits", { address: next }))).toBeVisible();
  await look(page, "own-waiting");
  await page.goto(await newestLink(request, next));
  await look(page, "own-link");
  await page.getByRole("button", { name: t("contacts.confirm") }).click();
  await expect(page.getByText(t("contacts.doneText", { address: next }))).toBeVisible();
  await page.getByRole("link", { name: t("contacts.onward") }).click();
  await expect(page.getByText(next).first()).toBeVisible();
  await page.getByRole("button", { name: `${t("profile.addContact")}: ${t("words.phone")}` }).click();
  const phone = page.getByRole("dialog", { name: t("profile.newContact.SMS") });
  await field(phone, t("profile.newContactLabel.SMS")).fill("070-174 06 11");
  await phone.getByLabel(t("contacts.password"), { exact: true }).fill(password);
  await phone.getByRole("button", { name: t("words.save") }).click();
  await expect(page.getByText(t("contacts.waitsFirst", { address: "070-174 06 11" }))).toBeVisible();
});
