import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeFile, decodeText, sampleWords } from "./decode-text.ts";
import { foreignLines } from "./guess-encoding.ts";
import { decodeIn, type TextEncoding } from "./text-encodings.ts";

/** Encodes text with the inverse of the decoder's own table. */
function encodeIn(encoding: TextEncoding, text: string): Uint8Array {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [decodeIn(encoding, Uint8Array.of(byte)), byte] as const),
  );
  return Uint8Array.from(text, (character) => {
    const byte = table.get(character);
    if (byte === undefined) throw new Error(`${encoding} has no ${character}`);
    return byte;
  });
}
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const utf8 = (text: string) => new TextEncoder().encode(text);

const swedish = "Förnamn;Ort\r\nÅsa;Malmö\r\nPär;Växjö\r\nKim;Lund\r\n";
const french = "Prénom;Ville\r\nRenée;Orléans\r\nFrançois;Nîmes\r\nHélène;Besançon\r\n";

describe("decodeFile", () => {
  test.each<[string, Uint8Array, TextEncoding]>([
    ["UTF-8", utf8(swedish), "utf-8"],
    ["UTF-8 with a byte order mark", utf8(`\uFEFF${swedish}`), "utf-8"],
    ["UTF-16 with a mark", joined(Uint8Array.of(0xff, 0xfe), utf16(swedish, true)), "utf-16le"],
    ["UTF-16, big end first, with a mark", joined(Uint8Array.of(0xfe, 0xff), utf16(swedish, false)), "utf-16be"],
    ["UTF-16 without a mark", utf16(swedish, true), "utf-16le"],
    ["UTF-16, big end first, without a mark", utf16(swedish, false), "utf-16be"],
    ["Windows-1252", encodeIn("windows-1252", swedish), "windows-1252"],
    ["CP850, as CSV (MS-DOS)", encodeIn("cp850", swedish), "cp850"],
    ["Mac Roman", encodeIn("macintosh", swedish), "macintosh"],
  ])("reads Swedish text from %s", (_, bytes, encoding) => {
    expect(decodeFile(bytes)).toEqual({ text: swedish, encoding, isSure: true });
  });

  test.each<TextEncoding>(["windows-1252", "cp850", "macintosh"])("reads French text from %s", (encoding) => {
    expect(decodeFile(encodeIn(encoding, french))).toMatchObject({ text: french, encoding });
  });

  test("reads UTF-8 with one row in Windows-1252 without damaging the other rows", () => {
    const bytes = joined(utf8("Förnamn\r\nÅsa\r\n"), encodeIn("windows-1252", "Pär\r\n"), utf8("Östen\r\n"));
    expect(decodeFile(bytes).text).toBe("Förnamn\r\nÅsa\r\nPär\r\nÖsten\r\n");
  });

  test("uses the chosen encoding instead of the likeliest one", () => {
    expect(decodeFile(encodeIn("cp850", "Åsa"), "windows-1252").text).not.toBe("Åsa");
    expect(decodeFile(encodeIn("cp850", "Åsa"), "cp850")).toEqual({ text: "Åsa", encoding: "cp850", isSure: true });
  });

  test("reports doubt when two encodings are about equally likely", () => {
    expect(decodeFile(Uint8Array.of(0x4d, 0x8a, 0x72, 0x65)).isSure).toBe(false);
  });

  test("recognises every single-byte encoding from two names with Swedish letters", () => {
    const names = fc.constantFrom("Åsa", "Pär", "Öberg", "Sjögren", "Håkan", "Märta", "Växjö", "Malmö", "Järfälla");
    const encodings = fc.constantFrom<TextEncoding>("windows-1252", "cp850", "macintosh");
    fc.assert(
      fc.property(fc.array(names, { minLength: 2, maxLength: 8 }), encodings, (all, encoding) => {
        const text = all.join("\n");
        expect(decodeText(encodeIn(encoding, text))).toBe(text);
      }),
    );
  });
});

test("sampleWords returns each word outside ASCII once, decoded in the given encoding", () => {
  const lines = foreignLines(encodeIn("cp850", "Kim;Lund\nÅsa;Malmö\nÅsa;Växjö\n"));
  expect(sampleWords(lines, "cp850")).toEqual(["Åsa", "Malmö", "Växjö"]);
  expect(sampleWords(lines, "windows-1252", 1)).toHaveLength(1);
});
