import { expect, test } from "vitest";
import { readWhatIfSearch } from "./search.ts";

test("readWhatIfSearch reads the question with the numbers as typed", () => {
  const read = readWhatIfSearch({ ask: "CARD", subjectId: "7", tried: 8, months: "6 eller 7" });
  expect(read).toEqual({ ask: "CARD", subjectId: 7, tried: "8" });
});

test("readWhatIfSearch leaves out an unknown question and a subject without an id", () => {
  const read = readWhatIfSearch({ ask: "ALL", subjectId: 0, tried: "1,5", months: "6" });
  expect(read).toEqual({ tried: "1,5", months: 6 });
});
