import type { Page } from "@playwright/test";
import type { PlatformDocument } from "#features/platform/documents/domain/platform-documents.ts";
import { goOn, seeAccessible } from "../accessibility/accessible.ts";
import { seeAndLeave, seeOpen } from "../accessibility/open-things.ts";
import { ask } from "../api.ts";
import { type Club, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { becomeOf, enter } from "../demo.ts";
import { expect, test } from "../test.ts";
import type { Words } from "../words.ts";

/** Signs in a merchant whose company accepted an old version; returns the company, and the place of the request. */
async function comeToBeAsked(page: Page, { merchant }: Club, document: PlatformDocument, { office }: Words) {
  const [company] = (await ask(merchant, "getAccess", {})).companies;
  await inDatabase("update account_acceptance set version = '2020-01-01' where company_id = $1 and document = $2", [
    company?.id,
    document,
  ]);
  await enter(page, { token: merchant.token, role: "ROLE_MERCHANT" });
  const banner = page.getByRole("complementary", { name: office("platformDocuments.asked.label") });
  return { company: company?.name ?? "", banner };
}

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

test("the platform writes its own documents, publishes one from a day and withdraws it", async ({
  newPerson,
  words,
  look,
}) => {
  const { office: t } = words;
  const page = await newPerson();
  await becomeOf(page, "admin");
  await page.goto("/documents");
  await page
    .getByRole("table")
    .getByRole("link", { name: t("documents.PRIVACY_POLICY") })
    .click();
  const intro = (language: "sv" | "en" | "fr") =>
    page.getByRole("textbox", {
      name: t("words.labelled", {
        label: t(`words.languages.${language}`),
        value: t("platformDocuments.fields.intro"),
      }),
    });
  const publish = page.getByRole("button", { name: t("platformDocuments.publish.go"), exact: true });
  const added = "Vi säljer inga uppgifter till någon.";

  await test.step("a draft may lack parts that are required for publishing", async () => {
    await intro("sv").fill(`${await intro("sv").inputValue()} ${added}`);
    const inFrench = await intro("fr").inputValue();
    await intro("fr").fill("");
    await page.getByRole("button", { name: t("platformDocuments.saveDraft") }).click();
    await expect(page.getByText(t("platformDocuments.saved"))).toBeVisible();
    await publish.click();
    await expect(page.getByText(t("errors.REQUIRED"))).toBeVisible();
    await intro("fr").fill(inFrench);
    await look(page, "document-editor");
    await seeAccessible(page, "writing a document");
  });

  await test.step("the changes are shown before the document is published", async () => {
    await page.getByText(t("platformDocuments.views.changes"), { exact: true }).click();
    await expect(page.getByText(added)).toBeVisible();
    await look(page, "document-changes");
    await seeAccessible(page, "what a document changes");
  });

  await test.step("the document is published from a day, and withdrawn before it", async () => {
    await publish.click();
    const dialog = page.getByRole("dialog", { name: t("platformDocuments.publish.title") });
    const from = await dialog.getByLabel(t("platformDocuments.publish.validFrom")).inputValue();
    const day = words.fullDate(Temporal.PlainDate.from(from));
    await expect(dialog).toContainText(t("platformDocuments.publish.consequence", { date: day }));
    await seeOpen(page, "publishing a document");
    await dialog.getByRole("button", { name: t("platformDocuments.publish.go"), exact: true }).click();
    const version = page.getByRole("listitem").filter({ hasText: t("platformDocuments.versions.from", { date: day }) });
    await expect(version).toContainText(t("platformDocuments.versions.coming"));
    await look(page, "document-versions");
    const reader = await newPerson();
    await reader.goto(`/terms/privacy?version=${from}`);
    await expect(reader.getByText(added)).toBeVisible();
    await version.getByRole("button", { name: t("platformDocuments.versions.withdraw") }).click();
    await seeAndLeave(page, "a version to be taken back");
    await version.getByRole("button", { name: t("platformDocuments.versions.withdraw") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("platformDocuments.withdraw.go") })
      .click();
    await expect(version).toHaveCount(0);
  });
});

test("a merchant who represents a company is asked to accept the changes", async ({
  newPerson,
  request,
  words,
  look,
}) => {
  const { office: t } = words;
  const document = "TERMS_OF_SERVICE";
  // Requires the version that all other companies here have accepted.
  await inDatabase("update platform_document_version set demanded_from = valid_from + 30 where document = $1", [
    document,
  ]);
  const page = await newPerson();
  const { company, banner } = await comeToBeAsked(page, await openClub(request, "nyaavtal"), document, words);
  await page.goto("/members");
  await expect(banner).toContainText(company);
  await look(page, "document-asked");
  await seeAccessible(page, "terms to accept");
  const read = () => banner.getByRole("button", { name: t("platformDocuments.asked.open") }).click();
  await read();
  await seeAndLeave(page, "terms to read and accept");
  await read();
  await look(page, "document-accepting");
  const accept = t("platformDocuments.asked.accept", { company });
  await page.getByRole("dialog").getByRole("button", { name: accept }).click();
  await expect(banner).toHaveCount(0);

  const admin = await newPerson();
  await becomeOf(admin, "admin");
  await admin.goto(`/documents/terms-of-service/acceptances?q=${encodeURIComponent(company)}`);
  await expect(admin.getByRole("row").filter({ hasText: company })).toContainText("Karin Sol");
  await look(admin, "document-acceptances");
});

test("from its required day a new version blocks everything else, and offers ways out", async ({
  newPerson,
  request,
  words,
  look,
}) => {
  const { office: t } = words;
  const document = "DATA_PROCESSING_AGREEMENT";
  // Older than the version accepted by all other companies here, so only this company is asked.
  await inDatabase(
    `insert into platform_document_version (document, valid_from, demanded_from, texts, published_at)
     select document, day, demanded, replace(texts::text, 'personuppgifter', words)::jsonb, published_at
     from platform_document_version, (values ('2020-01-01'::date, null::date, 'uppgifter'),
       ('2021-01-01', '2021-01-01', 'personuppgifter')) as earlier (day, demanded, words)
     where document = $1`,
    [document],
  );
  const page = await newPerson();
  const { company, banner } = await comeToBeAsked(page, await openClub(request, "kravtavtal"), document, words);
  await page.goto("/");
  const dialog = page.getByRole("dialog", {
    name: t("platformDocuments.asked.title", { document: t(`documents.${document}`) }),
  });
  const accept = dialog.getByRole("button", {
    name: t("platformDocuments.asked.accept", { company }),
  });

  await test.step("neither Escape nor a press outside closes the dialog", async () => {
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await expect(accept).toBeInViewport();
      await seeOpen(page, `terms that are demanded, ${size}`);
      await page.keyboard.press("Escape");
      await page.mouse.click(4, 4);
      await expect(accept).toBeInViewport();
      await look(page, `document-demanded-${size}`);
    }
    await expect(dialog.getByRole("button", { name: t("platformDocuments.asked.later") })).toHaveCount(0);
  });

  await test.step("a merchant who declines reaches only the pages for leaving", async () => {
    await dialog.getByRole("link", { name: t("platformDocuments.asked.ways.billing") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("subscriptions.title") })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(banner).toBeVisible();
    await goOn(page, "/points");
    await expect(accept).toBeInViewport();
  });

  await test.step("acceptance unlocks everything, also after a reload", async () => {
    await accept.click();
    await expect(banner).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: t("points.menu") })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  });
});
