import { unmarked } from "#packages/server/paper/structure.ts";
import { inks, page, rule, type Sheet } from "./invoice-sheet.ts";
import type { Style } from "./set-text.ts";

/** The columns: description and extent are left-aligned, VAT rate and net amount right-aligned. */
const columns = { what: page.margin, extent: 292, vat: 440, net: page.right };
const text = { size: 9.5 } as const;
const amount = { ...text, align: "right", isFigures: true } as const;
const heading = { size: 8, ink: inks.faint } as const;
const leading = 13;
const padding = 4.5;
/**
 * The maximum number of text lines in one row. A longer text continues in another row, so that every row fits on a
 * page.
 */
const linesAtMost = 10;

export const headingsHeight = 24;

/** A formatted row. A continuation row has no amount. */
export interface Row {
  what: string[];
  extent: string[];
  vat: string;
  net: string;
  height: number;
  isLast: boolean;
}

const chunks = (lines: readonly string[]) =>
  Array.from({ length: Math.ceil(lines.length / linesAtMost) }, (_, at) =>
    lines.slice(at * linesAtMost, (at + 1) * linesAtMost),
  );

/** Lays out the document's lines, wrapped to the columns. */
export function rowsOf({ type, words, invoice }: Sheet): Row[] {
  return invoice.lines.flatMap(({ for: about, netOre, vatPermille }) => {
    const { what, extent } = words.line(about);
    const room = about.kind === "OTHER" ? columns.vat - 50 : columns.extent - 14;
    const parts = chunks(type.wrap(what, room - columns.what, text));
    const extents = type.wrap(extent, columns.vat - 50 - columns.extent, text);
    return parts.map((lines, at): Row => {
      const isFirst = at === 0;
      const deep = Math.max(lines.length, isFirst ? extents.length : 1);
      return {
        what: lines,
        extent: isFirst ? extents : [],
        vat: isFirst ? words.t("rate", { percent: words.percent(vatPermille) }) : "",
        net: isFirst ? words.amount(netOre) : "",
        height: deep * leading + 2 * padding,
        isLast: at === parts.length - 1,
      };
    });
  });
}

/** Draws the column headings and returns where the first row begins. */
export function drawHeadings(sheet: Sheet, y: number): number {
  const { type, structure, words } = sheet;
  const head = (key: keyof typeof columns, style: Style) =>
    structure.write("TH", () => type.line(words.t(`columns.${key}`), columns[key], y + 4, style), { scope: "Column" });
  structure.group("TR", () => {
    head("what", heading);
    head("extent", heading);
    head("vat", { ...heading, align: "right" });
    head("net", { ...heading, align: "right" });
  });
  rule(sheet, y + 20, inks.ink);
  return y + headingsHeight - 2;
}

/** Repeats the headings on a further page, hidden from screen readers. */
export const repeatHeadings = (sheet: Sheet, y: number): number =>
  sheet.structure.decorate(() => drawHeadings({ ...sheet, structure: unmarked }, y));

/** Draws one row and returns where the next begins. */
export function drawRow(sheet: Sheet, row: Row, y: number): number {
  const { type, structure } = sheet;
  const top = y + padding;
  const faint = { ...text, ink: inks.faint };
  const drawLines = (lines: readonly string[], x: number, style: Style) => () => {
    for (const [at, line] of lines.entries()) type.line(line, x, top + at * leading, style);
  };
  structure.group("TR", () => {
    structure.write("TD", drawLines(row.what, columns.what, text));
    structure.write("TD", drawLines(row.extent, columns.extent, faint));
    structure.write("TD", () => type.line(row.vat, columns.vat, top, { ...faint, align: "right" }));
    structure.write("TD", () => type.line(row.net, columns.net, top, amount));
  });
  if (row.isLast) rule(sheet, y + row.height);
  return y + row.height;
}

const sumsTop = 12;
const sumHeight = 17;
const totalHeight = 30;

/** The height of {@link drawSums}. */
export const sumsHeight = ({ totals }: Sheet) => sumsTop + (2 + totals.byRate.length) * sumHeight + totalHeight;

/** Draws the net sum, the VAT of each rate and the total. */
export function drawSums(sheet: Sheet, below: number): void {
  const { type, structure, words, totals, invoice } = sheet;
  const sum = (name: () => void, value: () => void) =>
    structure.group("TR", () => {
      structure.write("TH", name, { scope: "Row" });
      structure.write("TD", value);
    });
  const vat = totals.byRate.map(({ vatPermille, netOre, vatOre }): [string, number] => [
    words.t("sums.vat", { percent: words.percent(vatPermille), net: words.money(netOre) }),
    vatOre,
  ]);
  let y = below + sumsTop;
  const sums: [string, number][] = [
    [words.t("sums.net"), totals.netOre],
    ...vat,
    [words.t("sums.total"), totals.totalOre],
  ];
  for (const [name, ore] of sums) {
    sum(
      () => type.line(name, columns.extent, y, { ...text, ink: inks.faint }),
      () => type.line(words.amount(ore), columns.net, y, amount),
    );
    y += sumHeight;
  }
  rule(sheet, y + 1, inks.ink, columns.extent);
  const strong = { weight: "bold", size: 12 } as const;
  sum(
    () => type.line(words.t(invoice.credits ? "toCredit" : "toPay"), columns.extent, y + 9, strong),
    () => type.line(words.money(totals.totalOre), columns.net, y + 9, { ...strong, align: "right", isFigures: true }),
  );
}
