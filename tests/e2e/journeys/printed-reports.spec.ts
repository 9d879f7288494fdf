import { mkdir, writeFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ask } from "../api.ts";
import { joinClub, logInMerchant, openClub } from "../club.ts";
import { inDatabase } from "../database.ts";
import { today } from "../day.ts";
import { enter } from "../demo.ts";
import { desktop } from "../devices.ts";
import { expect, test } from "../test.ts";

/** Returns the text of each page of a PDF. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/g, " ");
    }),
  );
}

test("a merchant prints reports with the club, the period and the day, without menus, and reads why categories exceed the total", async ({
  newPerson,
  words,
  request,
  look,
}) => {
  const { office: t } = words;
  const club = await openClub(request, "utskrift");
  const [coffee, bread] = [
    await ask(club.merchant, "createCategory", { body: { name: "Kaffe" } }),
    await ask(club.merchant, "createCategory", { body: { name: "Bröd" } }),
  ];
  const { number: membershipId } = await joinClub(club, "Siri");
  const visit = { membershipId, pointOfSaleId: club.location.id, amount: 250, categoryIds: [coffee.id, bread.id] };
  await ask(club.merchant, "registerPurchase", { body: visit });
  // The worker counts categories every few minutes.
  for (const { id } of [coffee, bread])
    await inDatabase(
      `insert into report_day (chain_id, kind, day, subject_id, location_id, count, amount_ore, total)
        select chain_id, 'CATEGORY', $2::date, $1::bigint, $3::bigint, 1, 25000, 0 from category where id = $1::bigint
        on conflict do nothing`,
      [id, today().toString(), club.location.id],
    );
  const page = await newPerson(desktop);
  await enter(page, await logInMerchant(club));
  await page.goto("/reports");
  const sales = page.getByRole("region", { name: t("reports.sales.question") });

  await test.step("a purchase in two categories counts in both, and the page says so", async () => {
    await expect(sales.getByText(t("reports.sales.byCategory.overlaps"))).toBeVisible();
    await expect(sales.getByText(t("reports.sales.byCampaign.overlaps"))).toHaveCount(0);
    await expect(page.getByRole("button", { name: t("reports.print") })).toBeVisible();
    await look(page, "reports");
  });

  for (const colorScheme of ["light", "dark"] as const)
    await test.step(`the printed report is complete in the ${colorScheme} scheme`, async () => {
      await page.emulateMedia({ colorScheme });
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const folder = process.env.E2E_SHOTS;
      if (folder) {
        await mkdir(folder, { recursive: true });
        await writeFile(`${folder}/reports-${colorScheme}.pdf`, pdf);
      }
      const pages = await pagesOf(pdf);
      expect(pages[0]).toContain("Café Solrosen");
      expect(pages[0]).toContain(t("reports.printed", { moment: words.fullDate(today()) }));
      for (const question of ["members", "sales", "points", "cards", "coupons", "welcome"] as const)
        expect(pages.filter((text) => text.includes(t(`reports.${question}.question`)))).toHaveLength(1);
      const all = pages.join(" ");
      const onlyOnScreen = [
        t("campaigns.menu"),
        t("shell.bar.approvals"),
        t("reports.print"),
        t("reports.showNumbers"),
        t("reports.sales.members"),
        t("reports.points.setCost"),
        t("whatIf.enter"),
        t("reports.period.last-month"),
        t("cookies.accept"),
      ];
      for (const phrase of onlyOnScreen) expect(all).not.toContain(phrase);
    });
});
