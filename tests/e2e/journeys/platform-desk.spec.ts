import { readFile } from "node:fs/promises";
import { goOn } from "../accessibility/accessible.ts";
import { seeAndLeave, seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { becomeOf, enter } from "../demo.ts";
import { invoiceCompany } from "../invoices.ts";
import { expect, test } from "../test.ts";

test("the platform opens a company, extends its trial, stops its clubs for a reason and resumes them", async ({
  newPerson,
  request,
  words,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "kund");
  const [company] = (await ask(club.merchant, "getAccess", {})).companies;
  const page = await newPerson();
  await becomeOf(page, "admin");
  await page.goto("/merchants");
  await expect(page).toHaveURL(/\/companies$/);
  await goOn(page, `/companies?q=${company?.name.split(" ")[0]}`);
  await page.getByRole("link", { name: company?.name ?? "" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(company?.name ?? "");
  const about = page.getByRole("region", { name: t("companyDetail.facts.title") });
  await expect(about).toContainText(t("subscriptions.states.TRIAL"));
  const save = async () => {
    await page.getByRole("button", { name: t("words.save") }).click();
    await expect(page.getByText(t("companyDetail.settle.saved")).last()).toBeVisible();
  };
  const trial = page.getByLabel(t("companyDetail.settle.trialEndsOn"));
  await trial.fill("2090-03-01");
  await save();
  const stop = page.getByLabel(t("companyDetail.settle.halted"));
  await stop.click({ force: true });
  await page.getByRole("button", { name: t("words.save") }).click();
  await expect(page.getByText(t("errors.REQUIRED"))).toBeVisible();
  await page.getByLabel(t("companyDetail.settle.haltedWhy")).fill("Svarar inte på frågor om sitt företag");
  await save();
  await expect(about).toContainText(t("subscriptions.states.SUSPENDED"));
  await page.reload();
  await expect(stop).toBeChecked();
  await look(page, "company");
  await stop.click({ force: true });
  await save();
  await expect(about).toContainText(t("subscriptions.states.TRIAL"));
  await expect(trial).toHaveValue("2090-03-01");
  await expect(page.getByRole("region", { name: t("companyDetail.acts.title") })).toContainText(
    t("companyDetail.acts.names.set-company-standing"),
  );
});

test("the platform tracks what companies owe, books payments, and exports a document and the books", async ({
  newPerson,
  request,
  words,
  look,
}) => {
  const { office: t } = words;
  const { number, ocr } = await invoiceCompany(await openClub(request, "faktura"));
  const page = await newPerson();
  await becomeOf(page, "admin");
  await page.goto("/invoices");
  const row = page.getByRole("row").filter({ hasText: number });
  const more = () => row.getByRole("button", { name: t("invoices.acts", { number }) }).click();
  await page.getByRole("link", { name: t("invoices.shows.OPEN"), exact: true }).click();
  await expect(page).toHaveURL(/invoices=OPEN/);
  await expect(row).toContainText(t("subscriptions.invoices.states.OPEN"));
  await look(page, "invoices");

  await test.step("the invoice is downloaded as a document", async () => {
    await more();
    await seeOpen(page, "what may be done with an invoice", "menu");
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: t("invoices.pdf") }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`${number}\\.pdf$`));
  });

  await test.step("a part of the invoice is booked by hand", async () => {
    await more();
    await page.getByRole("menuitem", { name: t("invoices.book.act") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("invoices.book.amount")).fill("100");
    await dialog.getByRole("button", { name: t("invoices.book.submit") }).click();
    await expect(dialog.getByText(t("errors.REQUIRED"))).toBeVisible();
    await seeOpen(page, "booking a payment");
    await dialog.getByLabel(t("invoices.book.reference")).fill(`hand ${number}`);
    await dialog.getByRole("button", { name: t("invoices.book.submit") }).click();
    await expect(row).toContainText(/400[,.]00/);
  });

  await test.step("a credit note requires a reason", async () => {
    await more();
    await page.getByRole("menuitem", { name: t("invoices.credit.act") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("invoices.credit.submit") }).click();
    await expect(dialog.getByText(t("errors.REQUIRED"))).toBeVisible();
    await seeAndLeave(page, "crediting an invoice");
  });

  await test.step("an invalid bank file is reported; a valid one pays the remainder, and lists unknown payments", async () => {
    await page.getByRole("button", { name: t("invoices.bank.act") }).click();
    const drawer = page.getByRole("dialog");
    const file = drawer.locator("input[type=file]");
    await file.setInputFiles({ name: "bank.txt", mimeType: "text/plain", buffer: Buffer.from("hej\nhopp\n") });
    await expect(drawer.getByText(t("errors.BANK_FILE_UNKNOWN_FORMAT"))).toBeVisible();
    const table = `Datum;Belopp;Referens;Avsändare\n2026-10-20;400,00;${ocr};Solrosen\n2026-10-20;123,45;999999999;Okänd\n`;
    await file.setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
    await expect(drawer.getByRole("region", { name: t("invoices.bank.booked") })).toContainText(number);
    const unknown = drawer.getByRole("region", { name: t("invoices.bank.lookAt") });
    await expect(unknown).toContainText(t("invoices.bank.outcomes.UNKNOWN_REFERENCE"));
    await look(page, "bank file");
    await seeAndLeave(page, "what came of a bank's file");
    await expect(row).toHaveCount(0);
  });

  await test.step("the books are exported", async () => {
    await page.getByRole("button", { name: t("invoices.books.act") }).click();
    await seeOpen(page, "days for the books");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("invoices.books.until")).fill("2020-01-01");
    const submit = dialog.getByRole("button", { name: t("invoices.books.submit") });
    await submit.click();
    await expect(dialog.getByText(t("errors.END_BEFORE_START"))).toBeVisible();
    await dialog.getByLabel(t("invoices.books.from")).fill("2020-01-01");
    const download = page.waitForEvent("download");
    await submit.click();
    expect(await readFile(await (await download).path(), "latin1")).toContain("#SIETYP 4");
  });

  await test.step("the paid part of a credited invoice is refunded by bank", async () => {
    await page.goto("/invoices");
    await more();
    await page.getByRole("menuitem", { name: t("invoices.credit.act") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("invoices.credit.reason")).fill("Fel pris");
    await dialog.getByRole("button", { name: t("invoices.credit.submit") }).click();
    await expect(dialog).toBeHidden();
    const remainingLabel = t("invoices.repay.left", { amount: "" }).trim();
    await expect(row).toContainText(remainingLabel);
    await more();
    await page.getByRole("menuitem", { name: t("invoices.repay.act") }).click();
    const book = dialog.getByRole("button", { name: t("invoices.repay.submit") });
    await dialog.getByLabel(t("invoices.repay.amount")).fill("500,01");
    await book.click();
    await expect(dialog.getByText(t("errors.MORE_THAN_REPAYABLE"))).toBeVisible();
    await seeOpen(page, "booking what went back");
    await dialog.getByLabel(t("invoices.repay.amount")).fill("500");
    await dialog.getByLabel(t("invoices.repay.reference")).fill(`back ${number}`);
    await book.click();
    await expect(page.getByText(t("invoices.repay.done"))).toBeVisible();
    await expect(row).not.toContainText(remainingLabel);
  });

  await test.step("a month is closed after its export, and reopened for a reason", async () => {
    await page.getByRole("button", { name: t("invoices.books.act") }).click();
    const closed = page.getByRole("region", { name: t("invoices.closings.title") });
    const [closeWords, openWords] = (["close", "openAct"] as const).map(
      (key) => t(`invoices.closings.${key}`, { month: "" }).trim().split(" ")[0],
    );
    await closed.getByRole("button", { name: closeWords ?? "" }).click();
    await look(page, "closed months");
    await closed.getByRole("button", { name: openWords ?? "" }).click();
    const reason = page.getByLabel(t("invoices.closings.reason"));
    const open = () => page.getByRole("dialog").locator("form").last().getByRole("button").last().click();
    await open();
    await expect(page.getByText(t("errors.REQUIRED"))).toBeVisible();
    await reason.fill("En betalning saknades");
    await open();
    await expect(closed).toContainText("En betalning saknades");
  });
});

test("the admin starts at the overview: overdue invoices, paying companies, and months with their figures", async ({
  newPerson,
  request,
  words,
  look,
}) => {
  const { office: t } = words;
  const { number } = await invoiceCompany(await openClub(request, "oversikt"));
  await inDatabase("update invoice set due_on = '2020-01-31' where number = $1", [number]);
  const page = await newPerson();
  await becomeOf(page, "admin");
  await page.goto("/");
  await expect(page).toHaveURL(/\/overview$/);
  const first = page.getByRole("region", { name: t("platformFigures.toDo.title") });
  await expect(first).toContainText(number);
  const months = page.getByRole("region", { name: t("platformFigures.months.table") });
  await expect(months.getByRole("row")).toHaveCount(13);
  await page.getByText(t("platformFigures.months.newMembers"), { exact: true }).first().click();
  await expect(page.getByText(t("platformFigures.months.sum", { now: "" }).trim())).not.toContainText("kr");
  await look(page, "overview");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("shell.exportList") }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).split("\r\n");
  expect(lines.length).toBeGreaterThanOrEqual(14);
  await inDatabase("update invoice set due_on = '2100-01-31' where number = $1", [number]);
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/companies\/\d+$/);
});

test("the platform announces something to merchants, who dismiss it, and withdraws it", async ({
  newPerson,
  request,
  words,
  look,
}) => {
  const { office: t } = words;
  const page = await newPerson();
  await becomeOf(page, "admin");
  await page.goto("/announcements");
  await page.getByRole("link", { name: t("announcements.newTitle") }).click();
  const title = `Driftstopp ${Date.now()}`;
  const publish = page.getByRole("button", { name: t("announcements.create") });
  await publish.click();
  await expect(page.getByText(t("errors.REQUIRED"))).toBeVisible();
  await page.getByLabel(t("announcements.fields.title")).first().fill(title);
  await page
    .getByLabel(t("announcements.fields.text"))
    .first()
    .fill("Vi byter server i natt. Kassan fungerar som vanligt.");
  await page.getByText(t("announcements.weights.IMPORTANT"), { exact: true }).click();
  // Limited to paying companies, so that no other journey meets it: clubs opened here are in their trial.
  await page.getByText(t("announcements.audiences.SUBSCRIBED"), { exact: true }).click();
  await expect(page.getByRole("complementary", { name: t("announcements.shown.IMPORTANT") })).toContainText(title);
  await page.getByRole("switch", { name: t("announcements.byMail") }).check();
  await expect(page.getByText(/också med e-post/)).toBeVisible();
  await look(page, "announcement");
  await publish.click();
  await expect(page).toHaveURL(/\/announcements$/);

  await test.step("a merchant reads the announcement on any page, once", async () => {
    const club = await openClub(request, "drift");
    const [company] = (await ask(club.merchant, "getAccess", {})).companies;
    await ask(club.merchant, "subscribeCompany", { params: { id: company?.id ?? 0 } });
    const merchant = await newPerson();
    await enter(merchant, { token: club.merchant.token, role: "ROLE_MERCHANT" });
    await merchant.goto("/members");
    const announcement = merchant.getByRole("complementary", { name: t("announcements.shown.IMPORTANT") });
    await expect(announcement).toContainText(title);
    await announcement.getByRole("button", { name: t("words.close") }).click();
    await expect(announcement).toBeHidden();
    await merchant.reload();
    await expect(merchant.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(announcement).toBeHidden();
  });

  await test.step("the announcement is withdrawn", async () => {
    await goOn(page, `/announcements?q=${encodeURIComponent(title)}`);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: t("announcements.remove.go") }).click();
    await seeOpen(page, "removing an announcement");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("announcements.remove.go") })
      .click();
    await expect(page.getByText(t("announcements.remove.done"))).toBeVisible();
  });
});
