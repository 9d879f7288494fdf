import { formatCompanyNumber } from "#features/platform/companies/domain/company-number.ts";
import { inFours, inks, page, rule, type Sheet } from "./invoice-sheet.ts";

const style = { size: 7.5, ink: inks.faint } as const;
const leading = 10.5;
const gap = 14;
/** The widths of the four columns. */
const widths = [0.22, 0.22, 0.26, 0.3].map((part) => part * page.inner);
const pageNumber = 30;

function columnsOf({ type, words: { t }, invoice: { seller } }: Sheet): { title: string; lines: string[] }[] {
  const { companyNumber, vatNumber, bankgiro, iban, bic } = seller;
  const blocks = [
    [t("foot.address"), seller.name, seller.street, `${seller.zipCode} ${seller.city}`],
    [t("foot.contact"), seller.email, seller.phone, seller.website],
    [
      t("foot.company"),
      companyNumber && `${t("companyNumberLabel")} ${formatCompanyNumber(companyNumber)}`,
      vatNumber && `${t("vatNumberLabel")} ${vatNumber}`,
      t("fTax"),
    ],
    [
      t("foot.payment"),
      bankgiro && `${t("bankgiro")} ${bankgiro}`,
      iban && `${t("iban")} ${inFours(iban)}`,
      bic && `${t("bic")} ${bic}`,
    ],
  ];
  return blocks.map(([title = "", ...lines], at) => ({
    title,
    lines: lines
      .filter((line) => line.trim() !== "")
      .flatMap((line) => type.wrap(line, (widths[at] ?? 0) - gap, style)),
  }));
}

const deepest = (sheet: Sheet) => Math.max(...columnsOf(sheet).map(({ lines }) => lines.length));

/** Returns the height from the foot's upper line to the page's edge. */
export const footHeight = (sheet: Sheet) => 10 + 12 + deepest(sheet) * leading + pageNumber + 12;

/** Draws the seller's details and the page number on a page. */
export function drawFoot(sheet: Sheet, pageOf: string): void {
  const { type, structure } = sheet;
  const top = page.height - footHeight(sheet);
  rule(sheet, top);
  let x = page.margin;
  for (const [at, { title, lines }] of columnsOf(sheet).entries()) {
    structure.write("P", () => {
      type.line(title, x, top + 10, { ...style, weight: "bold", ink: inks.ink });
      for (const [row, line] of lines.entries()) type.line(line, x, top + 22 + row * leading, style);
    });
    x += widths[at] ?? 0;
  }
  structure.decorate(() => type.line(pageOf, page.right, page.height - pageNumber, { ...style, align: "right" }));
}
