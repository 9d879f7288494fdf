import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBankPayments } from "./bank-payments.ts";
import { ocrOf } from "./ocr.ts";

interface Written {
  ore: number;
  reference?: string;
  deduction?: boolean;
  serial?: string;
  after?: readonly string[];
}

const digits = (value: number | string, width: number) => String(value).padStart(width, "0");
const wide = (line: string) => line.padEnd(80);

/** Builds a section in Bankgirot's format: opening, payments with their detail lines, and deposit. */
function section(payments: readonly Written[], { on = "20261120", currency = "SEK" } = {}): string[] {
  const sum = payments.reduce((ore, one) => ore + (one.deduction ? -one.ore : one.ore), 0);
  return [
    wide(`05${digits("9912346", 10)}${" ".repeat(10)}${currency}`),
    ...payments.flatMap(({ ore, reference = "", deduction, serial = "", after = [] }) => [
      wide(`${deduction ? 21 : 20}${digits(0, 10)}${reference.padStart(25)}${digits(ore, 18)}21${serial.padEnd(12)}0`),
      ...after.map(wide),
    ]),
    wide(`15${digits("58410000010098232", 35)}${on}00036${digits(sum, 18)}${currency}${digits(payments.length, 8)}`),
  ];
}

const start = (mark = "P") => wide(`01BGMAX               0120261120173035010331${mark}`);
function file(sections: readonly string[][], mark = "P"): string {
  const lines = sections.flat();
  const count = (...codes: string[]) => digits(lines.filter((line) => codes.includes(line.slice(0, 2))).length, 8);
  const end = wide(`70${count("20")}${count("21")}${count("22", "23")}${count("15")}`);
  return [start(mark), ...lines, end].join("\r\n");
}
const read = (text: string) => readBankPayments(new TextEncoder().encode(text));
const paid = (text: string) => {
  const answer = read(text);
  if (!answer.ok) throw new Error(answer.reason);
  return answer;
};

describe("a BgMax file", () => {
  test("contains amount, day, reference, message and payer", () => {
    const after = ["25Faktura 1001, tack", `26${"KAFÉ ÄNGEN AB".padEnd(35)}`, `27${"STORGATAN 1".padEnd(35)}11122`];
    const text = file([section([{ ore: 124_950, reference: ocrOf(1001), serial: "497850277070", after }])]);
    expect(paid(text)).toEqual({
      ok: true,
      payments: [
        {
          row: 3,
          receivedOn: Temporal.PlainDate.from("2026-11-20"),
          amountOre: 124_950,
          ocr: ocrOf(1001),
          reference: "bgmax:2026-11-20:497850277070",
          message: `${ocrOf(1001)} · Faktura 1001, tack`,
          sender: "KAFÉ ÄNGEN AB",
        },
      ],
      problems: [],
      outgoing: 0,
    });
  });

  test("gives every payment its section’s day and a unique reference", () => {
    const payment = fc.record({ ore: fc.integer({ min: 1, max: 1e12 }), number: fc.integer({ min: 1, max: 1e6 }) });
    const sections = fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 10, max: 30 }), payments: fc.array(payment, { minLength: 1, maxLength: 5 }) }),
      { selector: ({ day }) => day },
    );
    fc.assert(
      fc.property(sections, (all) => {
        const text = file(
          all.map(({ day, payments }) =>
            section(
              payments.map(({ ore, number }) => ({ ore, reference: ocrOf(number) })),
              { on: `202611${day}` },
            ),
          ),
        );
        const { payments } = paid(text);
        expect(payments.map((one) => [one.receivedOn.day, one.amountOre, one.ocr])).toEqual(
          all.flatMap(({ day, payments: of }) => of.map(({ ore, number }) => [day, ore, ocrOf(number)])),
        );
        expect(new Set(payments.map(({ reference }) => reference)).size).toBe(payments.length);
      }),
    );
  });

  test("gives no OCR for several references or an invalid one", () => {
    const other = `22${digits(0, 10)}${ocrOf(1002).padStart(25)}${digits(0, 18)}`;
    const { payments } = paid(
      file([
        section([
          { ore: 5, reference: ocrOf(1001), after: [other] },
          { ore: 6, reference: "1001" },
        ]),
      ]),
    );
    expect(payments.map(({ ocr, message }) => [ocr, message])).toEqual([
      [null, `${ocrOf(1001)} · ${ocrOf(1002)}`],
      [null, "1001"],
    ]);
  });

  test("finds an OCR reference in the message", () => {
    expect(paid(file([section([{ ore: 5, after: [`25OCR ${ocrOf(9)}`] }])])).payments[0]?.ocr).toBe(ocrOf(9));
  });

  test("reports deductions, other currencies and zero payments with their row", () => {
    const text = file([
      section([{ ore: 500, reference: ocrOf(1) }, { ore: 100, deduction: true }, { ore: 0 }]),
      section([{ ore: 5 }], { currency: "EUR" }),
    ]);
    const { payments, problems } = paid(text);
    expect(payments).toHaveLength(1);
    expect(problems).toEqual([
      { row: 4, problem: "DEDUCTION" },
      { row: 5, problem: "INVALID_AMOUNT" },
      { row: 8, problem: "OTHER_CURRENCY" },
    ]);
  });

  test("is refused if any line is missing", () => {
    const lines = file([section([{ ore: 5 }, { ore: 6 }]), section([{ ore: 7 }])]).split("\r\n");
    for (const [at, line] of lines.entries()) {
      // The first line and an opening contain no amount: without them the format or the currency differs.
      if (line.startsWith("01") || line.startsWith("05")) continue;
      expect(read(lines.toSpliced(at, 1).join("\n")).ok, line).toBe(false);
    }
    const reasonOf = (text: string) => read(text);
    expect(reasonOf(lines.slice(0, -1).join("\n"))).toEqual({ ok: false, reason: "INCOMPLETE" });
    expect(reasonOf(lines.slice(0, 4).join("\n"))).toEqual({ ok: false, reason: "INCOMPLETE" });
  });

  test("is refused if its sums differ or it is a test", () => {
    const good = file([section([{ ore: 5 }])]);
    expect(read(good.replace(digits(5, 18), digits(6, 18)))).toEqual({ ok: false, reason: "SUMS_DIFFER" });
    expect(read(file([section([{ ore: 5 }])], "T"))).toEqual({ ok: false, reason: "TEST_FILE" });
  });
});
