import { ask } from "../api.ts";
import { openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { field } from "../fields.ts";
import { newestLink } from "../outbox.ts";
import { expect, test } from "../test.ts";

test("a merchant finds an answer, writes to the platform and gets a reply; other contacts are shown next to it", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "hjalp");
  const [company] = (await ask(club.merchant, "getAccess", {})).companies;
  const name = company?.name ?? "";
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/support");
  const conversation = page.getByRole("list", { name: t("support.conversation") });

  await test.step("the answers are searched, and link to the right page", async () => {
    const question = t("support.help.answers.cashier.question");
    await page.getByRole("searchbox", { name: t("support.help.search") }).fill(question.toUpperCase());
    await expect(page.getByRole("group")).toHaveCount(1);
    await page.getByText(question, { exact: true }).click();
    await expect(page.getByRole("link", { name: t("support.help.answers.cashier.go") })).toBeVisible();
  });

  await test.step("an empty message is not sent, and a sent one is in the conversation", async () => {
    await page.getByRole("button", { name: t("support.send") }).click();
    await expect(page.getByText(t("support.empty"))).toBeVisible();
    const message = field(page, t("support.message"));
    await expect(message).toBeFocused();
    await message.fill("Skrivaren ser inte kassan.");
    await page.getByRole("button", { name: t("support.send") }).click();
    await expect(conversation).toContainText("Skrivaren ser inte kassan.");
    await expect(message).toHaveValue("");
    await look(page, "written");
  });

  await test.step("the platform finds the waiting merchant, and replies", async () => {
    const admin = await newPerson();
    await becomeOf(admin, "admin");
    await admin.goto("/support");
    const row = admin.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText(t("support.threads.waiting"));
    await row.getByRole("link").click();
    await expect(admin.getByRole("heading", { level: 1, name })).toBeVisible();
    await field(admin, t("support.answer")).fill("Starta om den, så hittar de varandra.");
    await admin.getByRole("button", { name: t("support.send") }).click();
    await expect(admin.getByRole("list", { name: t("support.conversation") })).toContainText("Starta om den");
    await look(admin, "answered");
    await admin
      .getByRole("link", { name: t("support.threads.title") })
      .first()
      .click();
    await expect(row).toContainText(t("support.threads.answered"));
  });

  await test.step("the mail links to the reply, and the page to the other contacts", async () => {
    await page.goto(await newestLink(request, `karin@${club.subdomain}.example`));
    await expect(conversation.getByRole("listitem").last()).toContainText("Starta om den");
    await page.getByRole("link", { name: t("support.otherWays") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("support.contact.title") })).toBeVisible();
    // This installation has no other contact for the support.
    await expect(page.getByText(t("support.contact.notSaid"))).toBeVisible();
    await look(page, "contact");
  });
});
