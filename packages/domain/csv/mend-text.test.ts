import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mendText } from "./mend-text.ts";
import { decodeIn } from "./text-encodings.ts";

const readTwice = (text: string) => decodeIn("windows-1252", new TextEncoder().encode(text));

describe("mendText", () => {
  test("reads letters that were encoded twice, and reports their lines", () => {
    const text = `Namn\r\n${readTwice("Åsa Öberg, Linnéa")}\r\nPär\r\n${readTwice("“Kim’s” – 5 €")}`;
    expect(mendText(text)).toEqual({
      text: "Namn\r\nÅsa Öberg, Linnéa\r\nPär\r\n“Kim’s” – 5 €",
      faults: [
        { fault: "TWICE_ENCODED", line: 2 },
        { fault: "TWICE_ENCODED", line: 4 },
      ],
    });
  });

  test("reads letters whose second byte was kept as a control character", () => {
    expect(mendText("Ã\u0085sa").text).toBe("Åsa");
  });

  test("leaves a text alone that was encoded once", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."aåäöÅÄÖéèêçñÃãâÂ -,;'\n") });
    fc.assert(fc.property(letters, (text) => mendText(text).text === text));
    expect(mendText("JOÃO Gonçalves, Crème brûlée").faults).toEqual([]);
  });

  test("leaves out marks of encoding inside the text and the end mark of MS-DOS", () => {
    expect(mendText("Namn\n\ufeffKim\r\n\u001a")).toEqual({ text: "Namn\nKim\r\n", faults: [] });
  });

  test("leaves out zeros that fill fields up", () => {
    expect(mendText("Namn;Ort\nKim\0\0;Lund\0").text).toBe("Namn;Ort\nKim;Lund");
  });

  test("reports the lines of letters that are lost", () => {
    expect(mendText("Namn\nP\ufffdr\nKim")).toMatchObject({ faults: [{ fault: "LOST_LETTER", line: 2 }] });
  });
});
