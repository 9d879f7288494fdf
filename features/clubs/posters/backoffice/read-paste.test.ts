import { describe, expect, it } from "vitest";
import { readPaste, textOf } from "./read-paste.ts";

const read = (text: string) => {
  const { recipients, unread } = readPaste(text, "+46");
  return { found: recipients.map(textOf), unread };
};

describe("what is pasted", () => {
  it("from an address book: names beside the addresses are no mistake", () => {
    expect(read('"Lund, Siv" <siv@lund.example>; Ali Beg <ali@beg.example>')).toEqual({
      found: ["siv@lund.example", "ali@beg.example"],
      unread: [],
    });
  });
  it("from a spreadsheet: headings, columns, and phones as people write them", () => {
    const rows = "Namn\tE-post\tTelefon\nSiv\tsiv@lund.example\t070-123 45 67\nAli\t\t+45 20 12 34 56";
    expect(read(rows)).toEqual({ found: ["siv@lund.example", "+46701234567", "+4520123456"], unread: [] });
  });
  it("names each address once, whatever its letters", () => {
    expect(read("siv@lund.example\nSIV@lund.example\n0701234567, +46 70 123 45 67").found).toHaveLength(2);
  });
  it("takes two spellings of a domain for one address, and leaves out landlines", () => {
    expect(read("otto@xn--smrgs-pra0j.se\notto@smörgås.se\u200b\n08-123 45 67")).toEqual({
      found: ["otto@smörgås.se"],
      unread: ["08-123 45 67"],
    });
  });
  it("says what can be no address", () => {
    expect(read("siv@lund\n07012\nali@beg.example")).toEqual({
      found: ["ali@beg.example"],
      unread: ["siv@lund", "07012"],
    });
  });
  it("of nothing is nothing", () => {
    expect(read(" \n\n; ")).toEqual({ found: [], unread: [] });
  });
});
