import { readFile } from "node:fs/promises";
import { seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { openClub } from "../club.ts";
import { becomeOf, enter } from "../demo.ts";
import { invoiceCompany } from "../invoices.ts";
import { expect, test } from "../test.ts";

test("a company subscribes after its trial, leaves and resubscribes, and sets its invoice address", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "abonnemang");
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/");
  await page.getByRole("link", { name: /14/ }).click();
  await expect(page).toHaveURL(/\/billings\/details$/);
  const standing = page.getByRole("region", { name: t("subscriptions.standing.title") });
  await expect(standing).toContainText(t("subscriptions.states.TRIAL"));
  await expect(page.getByText(t("subscriptions.invoices.empty"))).toBeVisible();
  await look(page, "trial");

  await test.step("a dialog shows the cost and the start first", async () => {
    await page.getByRole("button", { name: t("subscriptions.subscribe.go") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(/373[,.]75/);
    await seeOpen(page, "going on after the trial");
    await dialog.getByRole("button", { name: t("subscriptions.subscribe.confirm") }).click();
    await expect(standing).toContainText(t("subscriptions.states.ACTIVE"));
  });

  await test.step("a subscription left before its start costs nothing", async () => {
    await page.getByRole("button", { name: t("subscriptions.leave.go") }).click();
    await expect(page.getByRole("dialog")).toContainText(t("subscriptions.leave.notBegun"));
    await seeOpen(page, "leaving the subscription");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("subscriptions.leave.confirm") })
      .click();
    await page.getByRole("button", { name: t("subscriptions.subscribe.stay") }).click();
    await expect(standing).toContainText(t("subscriptions.states.ACTIVE"));
  });

  await test.step("a wrong address is reported at its field, and the reference is saved", async () => {
    const email = page.getByRole("textbox", { name: t("subscriptions.settings.email") });
    await email.fill("ekonomi@");
    await page.getByRole("textbox", { name: t("subscriptions.settings.reference") }).fill("Kostnadsställe 7");
    const save = page
      .locator("form")
      .filter({ has: email })
      .getByRole("button", { name: t("words.save") });
    await save.click();
    await expect(page.getByText(t("errors.INVALID_EMAIL"))).toBeVisible();
    await email.fill("ekonomi@solrosen.example");
    await save.click();
    await expect(page.getByText(t("subscriptions.settings.saved"))).toBeVisible();
    const [company] = (await ask(club.merchant, "getAccess", {})).companies;
    const params = { id: company?.id ?? 0 };
    expect(await ask(club.merchant, "getBilling", { params })).toMatchObject({ reference: "Kostnadsställe 7" });
  });
});

test("an invoice is downloaded as a PDF, named by its number", async ({ newPerson, words }) => {
  const { office: t } = words;
  const page = await newPerson();
  await becomeOf(page, "merchant");
  await page.goto("/billings/details");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("subscriptions.invoices.file", { number: "1001" }) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/1001\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("an invoice is paid by card, and a refused card is reported and changed", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "kort");
  const first = await invoiceCompany(club);
  const page = await newPerson();
  await enter(page, { token: club.merchant.token, role: "ROLE_MERCHANT" });
  await page.goto("/billings/details");
  const standing = page.getByRole("region", { name: t("subscriptions.standing.title") });
  const give = (card: "good" | "empty") => page.getByRole("button", { name: card, exact: true }).click();

  await test.step("the merchant pays on the provider’s page, with another card after a refused one", async () => {
    await standing.getByRole("button", { name: t("subscriptions.card.payNow", { number: first.number }) }).click();
    await give("empty");
    await give("good");
    await expect(page.getByText(t("subscriptions.card.outcomes.PAID"))).toBeVisible();
    await expect(page).toHaveURL(/\/billings\/details$/);
    await expect(
      standing.getByRole("button", { name: t("subscriptions.card.payNow", { number: first.number }) }),
    ).toBeHidden();
  });

  await test.step("a saved card that cannot pay is reported", async () => {
    await invoiceCompany(club);
    await page.getByRole("button", { name: t("subscriptions.card.add") }).click();
    await give("empty");
    await expect(page.getByText(t("subscriptions.card.outcomes.SAVED"))).toBeVisible();
    await expect(page.getByRole("figure", { name: /9995/ })).toBeVisible();
    await expect(page.getByText(t("subscriptions.invoices.states.DECLINED"))).toBeVisible();
    await look(page, "refused card");
  });

  await test.step("a new card pays what the former could not, and can be removed", async () => {
    await page.getByRole("button", { name: t("subscriptions.card.change") }).click();
    await give("good");
    await expect(page.getByRole("figure", { name: /4242/ })).toBeVisible();
    await expect(page.getByText(t("subscriptions.invoices.states.DECLINED"))).toBeHidden();
    await page.getByRole("button", { name: t("subscriptions.removeCard.go") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("subscriptions.removeCard.confirm") })
      .click();
    await expect(page.getByRole("button", { name: t("subscriptions.card.add") })).toBeVisible();
  });
});
