import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mendText } from "./mend-text.ts";
import { decodeIn } from "./text-encodings.ts";

const readTwice = (text: string) => decodeIn("windows-1252", new TextEncoder().encode(text));

describe("mendText", () => {
  test("repairs doubly encoded letters and reports their lines", () => {
    const text = `Namn\r\n${readTwice("Åsa Öberg, Linnéa")}\r\nPär\r\n${readTwice("“Kim’s” – 5 €")}`;
    expect(mendText(text)).toEqual({
      text: "Namn\r\nÅsa Öberg, Linnéa\r\nPär\r\n“Kim’s” – 5 €",
      faults: [
        { fault: "TWICE_ENCODED", line: 2 },
        { fault: "TWICE_ENCODED", line: 4 },
      ],
    });
  });

  test("repairs letters whose second byte was stored as a control character", () => {
    expect(mendText("Ã\u0085sa").text).toBe("Åsa");
  });

  test("leaves correctly encoded text unchanged", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."aåäöÅÄÖéèêçñÃãâÂ -,;'\n") });
    fc.assert(fc.property(letters, (text) => mendText(text).text === text));
    expect(mendText("JOÃO Gonçalves, Crème brûlée").faults).toEqual([]);
  });

  test("removes byte order marks inside the text and the MS-DOS end mark", () => {
    expect(mendText("Namn\n\ufeffKim\r\n\u001a")).toEqual({ text: "Namn\nKim\r\n", faults: [] });
  });

  test("removes zeros that pad fields", () => {
    expect(mendText("Namn;Ort\nKim\0\0;Lund\0").text).toBe("Namn;Ort\nKim;Lund");
  });

  test("reports the lines of lost letters", () => {
    expect(mendText("Namn\nP\ufffdr\nKim")).toMatchObject({ faults: [{ fault: "LOST_LETTER", line: 2 }] });
  });
});
