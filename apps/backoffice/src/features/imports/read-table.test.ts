import { describe, expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer as ArrayBuffer;
const table = { headings: ["Förnamn", "Ort"], rows: [["Åsa", "Malmö"]] };

/** A spreadsheet with a name, a number and a day. */
const workbook = Buffer.from(
  `UEsDBBQAAAAIALlxdl12qvOvCQEAAKcCAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbK2SzU7DMBCEX8XytYrdckAIJemBnyNwKA+w
OJvEiv/kdUvy9jhp4YAKvfRk2Tsz32jlcjtaww4YSXtX8Y1Yc4ZO+Ua7ruLvu+fijjNK4Bow3mHFJyS+rcvdFJBY9jqqeJ9SuJeS
VI8WSPiALk9aHy2kfI2dDKAG6FDerNe3UnmX0KUizRm8Lh+xhb1J7GnMz8ceEQ1x9nAUzqyKQwhGK0h5Lg+u+UUpTgSRnYuGeh1o
lQVcniXMk78BJ99rXkzUDbI3iOkFbFbJ0chPH4cP7wfxf8iZlr5ttcLGq73NFkEhIjTUIyZrxHIKC9qtLvMXMcnl2Fy5yE/+hR6U
JoN07S0sod9kuXy0+gtQSwMEFAAAAAgAuXF2XZja64uuAAAAJwEAAAsAAABfcmVscy8ucmVsc43PwQ6CMAwG4FdZepeBB2MMg4sx
4WrwAeZWBgHWZZsKb++OYjx4bPr3+9OyXuaJPdGHgayAIsuBoVWkB2sE3NrL7ggsRGm1nMiigBUD1FV5xUnGdBL6wQWWDBsE9DG6
E+dB9TjLkJFDmzYd+VnGNHrDnVSjNMj3eX7g/tOArckaLcA3ugDWrg7/sanrBoVnUo8ZbfxR8ZVIsvQGo4Bl4i/y451ozBIKvCr5
5sHqDVBLAwQUAAAACAC5cXZdo2g3o7kAAAAaAQAADwAAAHhsL3dvcmtib29rLnhtbI1PS07DQAy9ysh7OikLhKIklRBC6h4OYDJO
M+qMHdnD7/YYSvesbD/r/YbDZy3hndSy8Aj7XQeBeJaU+TTCy/PTzT0Ea8gJizCN8EUGh2n4ED2/ipyD09lGWFvb+hhtXqmi7WQj
9s8iWrH5qadomxImW4laLfG26+5ixcxwUej1PxqyLHmmR5nfKnG7iCgVbB7e1rwZTMOvg/3NwFg99EPBtPceP9AxeU0I2mdf9Oh4
nIZ4ZcVrsekbUEsDBBQAAAAIALlxdl2rISxuwgAAAKcBAAAaAAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHOtkM0KAjEMhF+l
5O5mdw8iYvUiglfRByjd7A/utqWJP/v2FkVR8ODBU5iEfDPMYnUdenWmyJ13GoosB0XO+qpzjYbDfjOZgWIxrjK9d6RhJIbVcrGj
3kh64bYLrBLDsYZWJMwR2bY0GM58IJcutY+DkSRjg8HYo2kIyzyfYnxnwCdTbSsNcVsVoPZjoF/Yvq47S2tvTwM5+WKBFx+P3BJJ
gprYkGh4rRjvo8gSFfB7mPKfYVjGPnX5SvLQT3v8KHh5A1BLAwQUAAAACAC5cXZdZ5xPx64AAADqAAAADQAAAHhsL3N0eWxlcy54
bWxdjs0KwjAQhF8l7F2TiohI094KXryo4DW22x9INiGbin17owiCt9lvdmenrJ/OigdGnjxpKNYKBFLru4kGDddLs9qD4GSoM9YT
aliQoa5KTovF84iYRA4g1jCmFA5ScjuiM7z2ASk7vY/OpDzGQXKIaDp+HzkrN0rtpDMTQVW2aO2tZ9H6mZKGTUbPXtDsGpeOnQYF
8o8UWxAmBLucZnfH2HzeZPxelN+4rH41qxdQSwMEFAAAAAgAuXF2XcK8ZK4HAQAA5wEAABgAAAB4bC93b3Jrc2hlZXRzL3NoZWV0
MS54bWx9kVFOwzAMQK8S5Z+5KROCKc00hvaNBBwgarw2onGqJOrgANyEM3CBXYx0Q9WEtv0ltp/9ZMvlh+vYgCFaTxUXs4IzpNob
S03F3143N/ecxaTJ6M4TVvwTI18qufPhPbaIiWWeYsXblPoFQKxbdDrOfI+UM1sfnE75GxqIfUBtDpDroCyKO3DaElfSWIc0CrCA
24qvxGJdclDyUPukk1Yy+B0L2S9X1+NjJThLFbfUWcKXFHLcRiWT2ux/AmlHEpKSMMag/mMeLzHPfv9NzRlifWWKwS6i0f8wyKKT
bTnZlhf67L+iPmc6koMS5byQMJwK5UbxuIZB3Qoxf5jyx8lwsjOYjqR+AVBLAQIUAxQAAAAIALlxdl12qvOvCQEAAKcCAAATAAAA
AAAAAAAAAACAAQAAAABbQ29udGVudF9UeXBlc10ueG1sUEsBAhQDFAAAAAgAuXF2XZja64uuAAAAJwEAAAsAAAAAAAAAAAAAAIAB
OgEAAF9yZWxzLy5yZWxzUEsBAhQDFAAAAAgAuXF2XaNoN6O5AAAAGgEAAA8AAAAAAAAAAAAAAIABEQIAAHhsL3dvcmtib29rLnht
bFBLAQIUAxQAAAAIALlxdl2rISxuwgAAAKcBAAAaAAAAAAAAAAAAAACAAfcCAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc1BL
AQIUAxQAAAAIALlxdl1nnE/HrgAAAOoAAAANAAAAAAAAAAAAAACAAfEDAAB4bC9zdHlsZXMueG1sUEsBAhQDFAAAAAgAuXF2XcK8
ZK4HAQAA5wEAABgAAAAAAAAAAAAAAIABygQAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbFBLBQYAAAAABgAGAIABAAAHBgAAAAA=`,
  "base64",
);

describe("a file is read by what it is", () => {
  test.each([
    ["semicolons, UTF-8 with its mark", utf8("\uFEFFFörnamn;Ort\r\nÅsa;Malmö\r\n")],
    ["commas, UTF-8", utf8("Förnamn,Ort\nÅsa,Malmö\n")],
    ["tabs, as Swedish Excel has written them", latin("Förnamn\tOrt\r\nÅsa\tMalmö")],
    ["semicolons, Windows' own letters", latin("Förnamn;Ort\r\nÅsa;Malmö\r\n;\r\n")],
  ])("%s", async (_, bytes) => {
    expect(await readTable(bytes)).toEqual({ ok: true, table });
  });

  test("quotes hold lines, semicolons and quotes", async () => {
    const read = await readTable(utf8('Namn;Gata\n"Öberg; ""Bo""";"Storgatan 1\nPort 2"\n'));
    expect(read).toMatchObject({ table: { rows: [['Öberg; "Bo"', "Storgatan 1\nPort 2"]] } });
  });

  test("a spreadsheet's first sheet, its dates as days", async () => {
    const bytes = Uint8Array.from(workbook).buffer;
    expect(await readTable(bytes)).toEqual({
      ok: true,
      table: { headings: ["Förnamn", "Poäng", "Födelsedag"], rows: [["Åsa", "1240", "1985-04-12"]] },
    });
  });

  test("what is none is said", async () => {
    expect(await readTable(utf8(""))).toEqual({ ok: false, problem: "EMPTY" });
    expect(await readTable(utf8("Namn;E-post\n"))).toEqual({ ok: false, problem: "NO_ROWS" });
    expect(await readTable(utf8("PK\u0003\u0004 no zip"))).toEqual({ ok: false, problem: "UNREADABLE" });
  });
});
