import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readWorkbook } from "./read-workbook.ts";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

/** Builds an .xlsx workbook from sheets with the XML of their rows. Style 1 is a date. */
function workbookOf(sheets: readonly { name: string; rows: string; state?: string }[]): ArrayBuffer {
  const entries = sheets.map(
    ({ name, state = "visible" }, at) => `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`,
  );
  const targets = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  );
  const styles = `<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>`;
  const files = {
    "[Content_Types].xml": xml(`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`),
    "xl/workbook.xml": xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${entries.join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join("")}<Relationship Id="rs" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    "xl/styles.xml": xml(`<styleSheet xmlns="${main}">${styles}</styleSheet>`),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        xml(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  };
  return zipSync(files).buffer as ArrayBuffer;
}

/** Returns a cell with inline text. A cell without a reference is placed after the previous cell. */
const textCell = (text: string, reference?: string) =>
  `<c${reference ? ` r="${reference}"` : ""} t="inlineStr"><is><t>${text}</t></is></c>`;

const people = [
  [1, "Förnamn", "Ort"],
  [2, "Åsa", "Malmö"],
];
const rowsOf = async (bytes: ArrayBuffer) =>
  (await readWorkbook(bytes))[0]?.rows.map(({ line, cells }) => [line, ...cells]);

describe("readWorkbook reads a workbook", () => {
  test("with dates as days, numbers in full, and the line of each row", async () => {
    const rows =
      `<row r="1">${textCell("Förnamn", "A1")}${textCell("Född", "C1")}</row>` +
      `<row r="4">${textCell("Åsa", "A4")}<c r="B4"><v>4.6701740804E10</v></c><c r="C4" s="1"><v>31149</v></c></row>`;
    expect(await rowsOf(workbookOf([{ name: "S1", rows }]))).toEqual([
      [1, "Förnamn", "", "Född"],
      [4, "Åsa", "46701740804", "1985-04-12"],
    ]);
  });

  test("without references on its rows and cells", async () => {
    const rows = `<row>${textCell("Förnamn")}${textCell("Ort")}</row><row>${textCell("Åsa")}${textCell("Malmö")}</row>`;
    expect(await rowsOf(workbookOf([{ name: "S1", rows }]))).toEqual(people);
  });

  test("with references on only some cells, one of them far to the right", async () => {
    const rows = `<row r="2">${textCell("a")}${textCell("b", "AB2")}${textCell("c")}</row>`;
    const [row] = (await rowsOf(workbookOf([{ name: "S1", rows }]))) ?? [];
    expect([row?.[1], row?.[28], row?.[29]]).toEqual(["a", "b", "c"]);
  });

  test("with all of its sheets, hidden ones marked", async () => {
    const rows = `<row r="1">${textCell("x", "A1")}</row>`;
    const sheets = await readWorkbook(
      workbookOf([
        { name: "Listor &amp; mått", rows, state: "hidden" },
        { name: "Kunder", rows },
      ]),
    );
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ["Listor & mått", true],
      ["Kunder", false],
    ]);
  });
});
