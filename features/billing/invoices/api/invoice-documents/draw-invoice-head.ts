import { formatCompanyNumber } from "#features/platform/companies/domain/company-number.ts";
import { letterPaths, tallyPath } from "#packages/ui/theme/wordmark-paths.ts";
import { inFours, inks, page, type Sheet } from "./invoice-sheet.ts";

const label = { size: 8, ink: inks.faint } as const;
const value = { size: 9.5 } as const;

/** The left edges of the invoice details, in points: of their names and of their values. */
const facts = { x: 318, values: 400 };

/** Draws everything above the invoice lines on the first page. Returns the height at which the lines may begin. */
export function drawHead(sheet: Sheet): number {
  const { type, structure, words, invoice } = sheet;
  structure.write("Figure", () => drawMark(sheet), { alt: sheet.logo ? invoice.seller.name : "Stammis" });
  const title = { weight: "heavy", size: 24, ink: inks.ink, align: "right" } as const;
  structure.write("H1", () => type.line(words.t(`titles.${invoice.kind}`), page.right, 44, title));
  const top = 122;
  const ended = Math.max(drawBuyer(sheet, top), drawFacts(sheet, top));
  return drawPayment(sheet, ended + 22) + 26;
}

/** Draws the header of every page after the first. */
export function drawContinued({ type, words, invoice }: Sheet): void {
  const title = `${words.t(`titles.${invoice.kind}`)} ${invoice.number}`;
  type.line(title, page.margin, page.margin - 4, { weight: "bold", size: 9 });
  type.line(words.day(invoice.issuedOn), page.right, page.margin - 4, { size: 9, ink: inks.faint, align: "right" });
}

function drawMark({ doc, logo }: Sheet): void {
  if (logo) {
    doc.image(logo, page.margin, 42, { fit: [190, 42] });
    return;
  }
  doc.save().translate(page.margin, 44).scale(0.72);
  doc.roundedRect(0, 0, 40, 40, 11).fill(inks.accent);
  doc.lineCap("round").lineJoin("round");
  doc.path(tallyPath).lineWidth(3).stroke("#ffffff");
  doc.translate(52, -2).lineWidth(5);
  for (const path of letterPaths) doc.path(path).stroke(inks.ink);
  doc.restore();
}

const drawBuyer = (sheet: Sheet, top: number): number => sheet.structure.write("P", () => drawBuyerLines(sheet, top));

function drawBuyerLines({ type, words, invoice: { buyer } }: Sheet, top: number): number {
  const width = facts.x - page.margin - 30;
  type.line(words.t("to"), page.margin, top, label);
  let y = top + 15;
  const name = { weight: "bold", size: 11 } as const;
  for (const line of type.wrap(buyer.name, width, name)) {
    type.line(line, page.margin, y, name);
    y += 15;
  }
  const number = buyer.companyNumber
    ? words.t("companyNumber", { number: formatCompanyNumber(buyer.companyNumber) })
    : "";
  const lines = [buyer.street, `${buyer.zipCode} ${buyer.city}`.trim(), number].filter(Boolean);
  for (const line of lines.flatMap((text) => type.wrap(text, width, value))) {
    type.line(line, page.margin, y, value);
    y += 14;
  }
  return y;
}

function factsOf({ words, invoice }: Sheet): [string, string][] {
  const { t, day, month } = words;
  const { credits, buyer } = invoice;
  return [
    [t("number"), String(invoice.number)],
    [t("issuedOn"), day(invoice.issuedOn)],
    credits
      ? [t("credits"), t("creditsInvoice", { number: String(credits.number), date: day(credits.issuedOn) })]
      : [t("dueOn"), day(invoice.dueOn)],
    [t("period"), month(invoice.period)],
    ...(buyer.reference ? [[t("reference"), buyer.reference] satisfies [string, string]] : []),
  ];
}

function drawFact({ type }: Sheet, name: string, text: string, top: number): number {
  let y = top;
  type.line(name, facts.x, y + 1, label);
  for (const line of type.wrap(text, page.right - facts.values, value)) {
    type.line(line, facts.values, y, value);
    y += 14;
  }
  return y;
}

function drawFacts(sheet: Sheet, top: number): number {
  let y = top + 15;
  for (const [name, text] of factsOf(sheet)) y = sheet.structure.write("P", () => drawFact(sheet, name, text, y)) + 2;
  return y;
}

/** Draws the amount, due day and payee account on a shaded box, because most readers look for these. */
function drawPayment(sheet: Sheet, top: number): number {
  const { doc, type, structure, words, invoice, totals } = sheet;
  const height = 78;
  structure.decorate(() => doc.roundedRect(page.margin, top, page.inner, height, 8).fill(inks.tint));
  const x = page.margin + 18;
  const isCredit = invoice.credits !== null;
  const due = `${words.t("dueOn")} ${words.day(invoice.dueOn)}`;
  structure.write("P", () => {
    type.line(words.t(isCredit ? "toCredit" : "toPay"), x, top + 14, { size: 9, ink: inks.accent });
    type.line(words.money(totals.totalOre), x, top + 27, { weight: "heavy", size: 22, isFigures: true });
    if (!isCredit) type.line(due, x, top + 55, { size: 9, ink: inks.faint });
  });
  if (invoice.credits) drawCreditedHow(sheet, invoice.credits.number, top);
  else drawWhereto(sheet, top);
  return top + height;
}

function drawCreditedHow({ type, structure, words }: Sheet, number: number, top: number): void {
  const how = words.t("creditedHow", { number: String(number) });
  const style = { size: 9, ink: inks.faint };
  structure.write("P", () => {
    for (const [at, line] of type.wrap(how, page.right - facts.x - 12, style).entries())
      type.line(line, facts.x, top + 24 + at * 13, style);
  });
}

function drawWhereto({ type, structure, words, invoice }: Sheet, top: number): void {
  const { bankgiro, iban } = invoice.seller;
  const strong = { weight: "bold", size: 12, isFigures: true } as const;
  structure.write("P", () => {
    type.line(words.t("ocr"), facts.x, top + 20, label);
    type.line(invoice.ocr, facts.values, top + 17, strong);
  });
  structure.write("P", () => {
    type.line(words.t(bankgiro ? "bankgiro" : "iban"), facts.x, top + 46, label);
    if (bankgiro) type.line(bankgiro, facts.values, top + 43, strong);
    else type.line(inFours(iban), page.right - 18, top + 44, { ...strong, size: 9.5, align: "right" });
  });
}
