import { expect, it } from "vitest";
import { fileOf } from "./report-table.ts";

it("the exported file has days, numbers and kronor in the format of a Swedish spreadsheet", async () => {
  const table = {
    name: "Kuponger",
    columns: [
      { header: "Kupong", kind: "text" },
      { header: "Använd", kind: "count" },
      { header: "Värde", kind: "amount" },
    ] as const,
    rows: [
      ["=2+2", 1240, 1249.5],
      ["Bulle; kaffe", 3, null],
    ],
  };
  const file = fileOf(table, "2026-11-01–2026-11-22");
  expect(file.name).toBe("Kuponger 2026-11-01–2026-11-22.csv");
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    '\uFEFFKupong;Använd;Värde\r\n\'=2+2;1240;1249,50\r\n"Bulle; kaffe";3;\r\n',
  );
});
