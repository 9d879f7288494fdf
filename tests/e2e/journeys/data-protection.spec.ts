import { readFile } from "node:fs/promises";
import { goOn } from "../accessibility/accessible.ts";
import { seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { joinClub, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { enter } from "../demo.ts";
import { expect, test } from "../test.ts";

test("a merchant’s duties are ticked as they are done, and the record of processing is edited and downloaded", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "dataskydd");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/dataprotection/intro");
  const duties = page.getByRole("region", { name: t("dataProtection.intro.yours") });
  const remainingDuties = duties
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: t("dataProtection.intro.left") }) });
  await expect(remainingDuties.filter({ hasText: t("dataProtection.intro.duties.contact.title") })).toHaveCount(1);
  await look(page, "duties");

  await test.step("the contact person is named, and an invalid address is reported at its field", async () => {
    await duties.getByRole("link", { name: t("dataProtection.intro.duties.contact.go") }).click();
    await page.getByRole("textbox", { name: t("dataProtection.record.contact.name") }).fill("Eva Ek");
    const email = page.getByRole("textbox", { name: t("dataProtection.record.contact.email") });
    await email.fill("eva");
    await page.getByRole("button", { name: t("words.save") }).click();
    await expect(page.getByText(t("errors.INVALID_EMAIL"))).toBeVisible();
    await expect(email).toHaveValue("eva");
    await email.fill("eva@solrosen.se");
    await page.getByRole("button", { name: t("words.save") }).click();
    await expect(page.getByText(t("dataProtection.record.contact.saved"))).toBeVisible();
  });

  await test.step("own texts replace the product’s, also in the file", async () => {
    await page.getByText("Köp, poäng, stämplar och kuponger").click();
    await page.getByRole("link", { name: /Köp, poäng/ }).click();
    await page.getByRole("textbox", { name: t("dataProtection.activity.parts.retention") }).fill("Sju år.");
    await page.getByRole("button", { name: t("words.save") }).click();
    await expect(page.getByText(t("dataProtection.record.changed"), { exact: true })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t("dataProtection.record.csv") }).click();
    expect(await readFile(await (await download).path(), "utf8")).toContain("Sju år.");
    const printed = page.waitForEvent("download");
    await page.getByRole("button", { name: t("dataProtection.record.pdf") }).click();
    expect((await readFile(await (await printed).path())).subarray(0, 5).toString()).toBe("%PDF-");
    await look(page, "record");
  });

  await test.step("own texts are removed after a confirmation", async () => {
    await page.getByText("Köp, poäng, stämplar och kuponger").click();
    await page.getByRole("link", { name: /Köp, poäng/ }).click();
    await page.getByRole("button", { name: t("dataProtection.activity.removeOwn") }).click();
    await seeOpen(page, "removing from the record");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("dataProtection.activity.removeOwn") })
      .click();
    await expect(page.getByText(t("dataProtection.record.changed"), { exact: true })).toBeHidden();
  });

  await test.step("an incident shows its deadline and its missing facts, and is saved as reported", async () => {
    await page.getByRole("link", { name: t("dataProtection.tabs.incidents") }).click();
    await page.getByRole("link", { name: t("incidents.new") }).click();
    await page.getByRole("button", { name: t("incidents.create") }).click();
    await expect(page.getByText(t("errors.REQUIRED")).first()).toBeVisible();
    await page.getByRole("textbox", { name: t("incidents.fields.what") }).fill("En lista mejlades till fel person");
    await page.getByRole("button", { name: t("incidents.create") }).click();
    await expect(page.getByText(/7[12].h \d+.min/)).toBeVisible();
    await expect(page.getByText(t("incidents.missing"))).toBeVisible();
    await page.getByText(t("incidents.letterNames.members")).click();
    await expect(page.getByText("En lista mejlades till fel person").last()).toBeVisible();
    await look(page, "incident");
    await page.getByRole("button", { name: t("incidents.close") }).click();
    await seeOpen(page, "a step of an incident");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("incidents.close") }).click();
    await expect(dialog.getByText(t("errors.REQUIRED"))).toBeVisible();
    await dialog.getByRole("textbox", { name: t("incidents.reason") }).fill("Ingen risk");
    await dialog.getByRole("button", { name: t("incidents.close") }).click();
    await expect(page.getByText(/Ingen risk/)).toBeVisible();
    await goOn(page, "/dataprotection/recordlist");
  });

  await test.step("all duties are ticked after the review and the agreement", async () => {
    await page.getByRole("button", { name: t("dataProtection.record.review.act") }).click();
    await expect(page.getByText(t("dataProtection.record.review.done"))).toBeVisible();
    await page.getByRole("link", { name: t("dataProtection.tabs.agreement") }).click();
    await expect(page.getByText(t("dataProtection.agreement.text"), { exact: true })).toBeVisible();
    await expect(page.getByText(t("dataProtection.agreement.isNewest"))).toBeVisible();
    expect(await ask(club.merchant, "getDataProtection", {})).toMatchObject({ reviewed: true, contactName: "Eva Ek" });
  });
});

test("exports and erasures of members are logged, without the names of erased members", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "utlamnat");
  const ebbalina = await joinClub(club, "Ebbalina");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/dataprotection/intro");
  await page.getByRole("link", { name: t("dataProtection.tabs.log") }).click();
  await expect(page.getByText(t("dataProtection.log.empty"))).toBeVisible();

  await ask(club.merchant, "exportMemberData", { params: { id: ebbalina.id } });
  await page.reload();
  const log = page.getByRole("main");
  await expect(log.getByText(/Lämnade ut alla uppgifter om Ebbalina/)).toBeVisible();
  await ask(club.merchant, "removeMember", { params: { id: ebbalina.id } });
  await page.reload();
  await expect(log.getByText(/Tog bort/)).toBeVisible();
  await expect(log.getByText(/Lämnade ut alla uppgifter/)).toBeVisible();
  await expect(log.getByText("Ebbalina")).toBeHidden();
  const menu = page.getByRole("navigation", { name: t("shell.mainMenu") });
  const marked = menu.getByRole("link", { name: t("dataProtection.menu"), exact: true });
  await expect(marked).toHaveAttribute("aria-current", "page");
  await look(page, "log");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("shell.exportList") }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Tog bort");
  expect(file).not.toContain("Ebbalina");
  await page.getByRole("link", { name: t("dataProtection.tabs.incidents") }).click();
  await expect(page.getByRole("heading", { name: t("incidents.title"), level: 1 })).toBeVisible();
  await expect(marked).toHaveAttribute("aria-current", "page");
});

test("automatic removals show their retention, the present amount, the next removal and past ones", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "gallring");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/dataprotection/intro");
  await page.getByRole("link", { name: t("dataProtection.tabs.retention") }).click();
  const messages = page.getByRole("row", { name: new RegExp(`^${t("retention.kinds.messages.name")}`) });
  await expect(messages).toContainText(t("retention.days", { count: 90 }));
  const merges = page.getByRole("row", { name: t("retention.kinds.merges.name") });
  await expect(merges.getByRole("cell").nth(2)).toHaveText("0");
  await look(page, "retention");

  await inDatabase(
    `insert into message (chain_id, kind, medium, recipient, language, text_body, status, created_at)
       select chain.id, 'PASSWORD_RESET', 'EMAIL', 'a@b.se', 'sv', 'Hej', 'SENT', now() - interval '80 days'
       from chain, generate_series(1, 3) where subdomain = $1`,
    [club.subdomain],
  );
  await inDatabase(
    `insert into removal (chain_id, kind, day, count)
       select id, 'merges', current_date, 12 from chain where subdomain = $1`,
    [club.subdomain],
  );
  await page.reload();
  await expect(messages.getByRole("cell").nth(3)).toHaveText(/^3 · /);
  await expect(merges.getByRole("cell").nth(4)).toHaveText(/^12 · /);
  await page.getByRole("link", { name: t("retention.toRecord") }).click();
  await expect(page.getByRole("heading", { name: t("dataProtection.record.title"), level: 1 })).toBeVisible();
});
