import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { likeliestSheet, readContent } from "./read-content.ts";
import type { Sheet } from "./read-workbook.ts";

const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer as ArrayBuffer;
async function sheetsOf(bytes: ArrayBuffer) {
  const read = await readContent(bytes);
  if (!read.ok) throw new Error(read.problem);
  return read.content.sheets;
}
const rowsOf = async (bytes: ArrayBuffer) =>
  (await sheetsOf(bytes))[0]?.rows.map(({ line, cells }) => [line, ...cells]);
const people = [
  [1, "Förnamn", "Ort"],
  [2, "Åsa", "Malmö"],
];

describe("readContent reads a text file", () => {
  test.each([
    ["UTF-8 with its mark and semicolons", utf8("\uFEFFFörnamn;Ort\r\nÅsa;Malmö\r\n")],
    ["UTF-8 and commas", utf8("Förnamn,Ort\nÅsa,Malmö\n")],
    ["Windows-1252 and tabs", bytesOf("Förnamn\tOrt\r\nÅsa\tMalmö")],
    ["CP850", bytesOf("F\x94rnamn;Ort\r\n\x8fsa;Malm\x94\r\n;\r\n")],
  ])("that is encoded or separated in the way: %s", async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual(people);
  });

  test("with the separator that its first line names, which is no row of the spreadsheet", async () => {
    expect(await rowsOf(bytesOf("sep=|\r\nNamn;Ort|Kod\r\nKim;Lund|7\r\n"))).toEqual([
      [1, "Namn;Ort", "Kod"],
      [2, "Kim;Lund", "7"],
    ]);
  });

  test("and reports its faults with their rows in the spreadsheet", async () => {
    const read = await readContent(utf8('sep=;\nnamn;ort;kod\nBo;"Ystad;1\nCia;Lund;2\n'));
    expect(read).toMatchObject({ content: { faults: [{ fault: "OPEN_QUOTE", line: 2 }] } });
  });

  test("with repaired letters below a cell of two lines, and reports their row", async () => {
    const read = await readContent(utf8('sep=;\nFörnamn;Gata\nKim;"Storgatan 1\nPort 2"\nÃ…sa;Hamngatan\n'));
    expect(read).toMatchObject({ content: { faults: [{ fault: "TWICE_ENCODED", line: 3 }] } });
  });

  test("whose rows are partly encoded twice", async () => {
    const read = await readContent(utf8("Förnamn;Ort\nÃ…sa;MalmÃ¶\n"));
    expect(read).toMatchObject({
      content: { sheets: [{ rows: [{}, { cells: ["Åsa", "Malmö"] }] }], faults: [{ fault: "TWICE_ENCODED", line: 2 }] },
    });
  });

  test("in Windows-1252 with one row in UTF-8", async () => {
    expect(await rowsOf(bytesOf("F\xf6rnamn;Ort\nP\xe4r;V\xe4xj\xf6\n\xc3\x85sa;Malm\xc3\xb6\n"))).toEqual([
      [1, "Förnamn", "Ort"],
      [2, "Pär", "Växjö"],
      [3, "Åsa", "Malmö"],
    ]);
  });

  test("with lost letters, and reports them without refusing the file", async () => {
    const read = await readContent(utf8("Namn;Ort\nP\ufffdr;V\ufffdxj\ufffd\n\ufffdsa;Malm\ufffd\n"));
    expect(read).toMatchObject({ content: { faults: [{ fault: "LOST_LETTER", line: 2 }, { line: 3 }] } });
  });

  test("with rows saved as one quoted cell each", async () => {
    expect(await rowsOf(utf8('"Förnamn,Ort"\r\n"Åsa,Malmö"\r\n'))).toEqual(people);
  });

  test("with sample words for choosing its encoding, when it has letters outside ASCII", async () => {
    const read = await readContent(bytesOf("F\x94rnamn;Ort\r\n\x8fsa;Malm\x94\r\n"));
    expect(read).toMatchObject({ content: { reading: { encoding: "cp850", isSure: true } } });
    expect(read).toMatchObject({ content: { reading: { choices: [{ words: ["Förnamn", "Åsa", "Malmö"] }, {}, {}] } } });
    expect(await readContent(utf8("Namn\nKim\n"))).toMatchObject({ content: { reading: null } });
  });

  test("in the encoding that the merchant chose", async () => {
    const read = await readContent(bytesOf("M\x8are;Ort\r\n"), "cp850");
    expect(read).toMatchObject({ content: { sheets: [{ rows: [{ cells: ["Mère", "Ort"] }] }] } });
  });
});

describe("readContent refuses by content", () => {
  const zipOf = (name: string, text = "") =>
    zipSync({ [name]: new TextEncoder().encode(text) }, { level: 0 }).buffer as ArrayBuffer;
  const oleOf = (text: string) => bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${"\0".repeat(600)}${text}`);
  test.each([
    ["an empty file", utf8(""), "EMPTY"],
    ["a file of separators", utf8(";;\n;;\n"), "EMPTY"],
    ["an old Excel file", oleOf("W\0o\0r\0k\0b\0o\0o\0k\0"), "OLD_EXCEL"],
    ["an old Excel file without a container", bytesOf("\x09\x08\x10\0\0\x06\x05\0"), "OLD_EXCEL"],
    ["a binary workbook", zipOf("xl/workbook.bin"), "OLD_EXCEL"],
    [
      "a workbook behind a password",
      oleOf([..."EncryptedPackage"].map((letter) => `${letter}\0`).join("")),
      "PROTECTED",
    ],
    ["an OpenDocument sheet", zipOf("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), "OPEN_DOCUMENT"],
    ["a web page named .xls", utf8("\uFEFF <html><table><tr><td>Kim</td></tr></table></html>"), "WEB_PAGE"],
    ["an XML sheet", utf8('<?xml version="1.0"?><Workbook/>'), "WEB_PAGE"],
    ["a PDF", bytesOf("%PDF-1.7\n"), "OTHER"],
    ["contacts of a phone", utf8("BEGIN:VCARD\nFN:Kim\nEND:VCARD\n"), "OTHER"],
    ["bytes without meaning", bytesOf("\x01\x02\x03\x04\x05;\x06\x07\n".repeat(20)), "OTHER"],
    ["an archive of something else", zipOf("word/document.xml"), "OTHER"],
    ["a broken workbook", bytesOf("PK\x03\x04 xl/ and nothing else"), "UNREADABLE"],
  ])("%s", async (_, bytes, problem) => {
    expect(await readContent(bytes)).toEqual({ ok: false, problem });
  });
});

test("likeliestSheet selects the visible sheet with the most rows, and a hidden one only when no other has rows", () => {
  const sheet = (count: number, isHidden = false): Sheet => ({
    name: "",
    isHidden,
    rows: Array.from({ length: count }, (_, at) => ({ line: at + 1, cells: ["x"] })),
  });
  expect(likeliestSheet([sheet(1), sheet(9, true), sheet(5), sheet(5)])).toBe(2);
  expect(likeliestSheet([sheet(0), sheet(9, true)])).toBe(1);
  expect(likeliestSheet([sheet(3)])).toBe(0);
});
