import { describe, expect, it } from "vitest";
import { readPaste, textOf } from "./read-paste.ts";

const read = (text: string) => {
  const { recipients, unread } = readPaste(text, "+46");
  return { found: recipients.map(textOf), unread };
};

describe("readPaste", () => {
  it("accepts names next to addresses from an address book", () => {
    expect(read('"Lund, Siv" <siv@lund.example>; Ali Beg <ali@beg.example>')).toEqual({
      found: ["siv@lund.example", "ali@beg.example"],
      unread: [],
    });
  });
  it("accepts headings, columns and typed phones from a spreadsheet", () => {
    const rows = "Namn\tE-post\tTelefon\nSiv\tsiv@lund.example\t070-123 45 67\nAli\t\t+45 20 12 34 56";
    expect(read(rows)).toEqual({ found: ["siv@lund.example", "+46701234567", "+4520123456"], unread: [] });
  });
  it("returns each address once, ignoring case", () => {
    expect(read("siv@lund.example\nSIV@lund.example\n0701234567, +46 70 123 45 67").found).toHaveLength(2);
  });
  it("treats two spellings of a domain as one address and refuses landlines", () => {
    expect(read("otto@xn--smrgs-pra0j.se\notto@smörgås.se\u200b\n08-123 45 67")).toEqual({
      found: ["otto@smörgås.se"],
      unread: ["08-123 45 67"],
    });
  });
  it("reports texts that cannot be addresses", () => {
    expect(read("siv@lund\n07012\nali@beg.example")).toEqual({
      found: ["ali@beg.example"],
      unread: ["siv@lund", "07012"],
    });
  });
  it("returns nothing for an empty text", () => {
    expect(read(" \n\n; ")).toEqual({ found: [], unread: [] });
  });
});
