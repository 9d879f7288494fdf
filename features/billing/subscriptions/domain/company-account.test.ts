import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChargedInvoice, companyAccount, type ReceivedPayment, repayableOre } from "./company-account.ts";

const due = (days: number) => Temporal.PlainDate.from("2026-01-31").add({ days });
const invoice = (id: number, totalOre: number, more: Partial<ChargedInvoice> = {}): ChargedInvoice => ({
  id,
  dueOn: due(id),
  totalOre,
  feesOre: 0,
  creditedOre: 0,
  ...more,
});
const owed = (invoices: ChargedInvoice[], received: ReceivedPayment[]) => {
  const { owedOre, creditOre } = companyAccount(invoices, received);
  return [...owedOre.values(), creditOre];
};

describe("a company's account", () => {
  test("a payment covers the invoice it names, though an older one is owed", () => {
    expect(owed([invoice(1, 100), invoice(2, 50)], [{ invoiceId: 2, ore: 50 }])).toEqual([100, 0, 0]);
  });

  test("what names none goes to the oldest, by when it was due", () => {
    const late = invoice(1, 100, { dueOn: due(9) });
    expect(owed([late, invoice(2, 50)], [{ invoiceId: null, ore: 60 }])).toEqual([90, 0, 0]);
  });

  test("paid twice: the second time pays the next invoice, and what is left waits", () => {
    const twice = [1, 1].map((invoiceId) => ({ invoiceId, ore: 100 }));
    expect(owed([invoice(1, 100), invoice(2, 70)], twice)).toEqual([0, 0, 30]);
  });

  test("a credited invoice that was paid leaves its payment for others", () => {
    expect(owed([invoice(1, 100, { creditedOre: 100 }), invoice(2, 30)], [{ invoiceId: 1, ore: 100 }])).toEqual([
      0, 0, 70,
    ]);
  });

  test("a reminder's fee is owed with its invoice; an öre too little leaves an öre", () => {
    expect(owed([invoice(1, 100, { feesOre: 60 })], [{ invoiceId: 1, ore: 159 }])).toEqual([1, 0]);
  });

  test("says when the oldest of what is owed was due, and null when nothing is", () => {
    const invoices = [invoice(1, 100), invoice(2, 50), invoice(3, 50)];
    expect(companyAccount(invoices, [{ invoiceId: 1, ore: 100 }]).unpaidDueOn).toEqual(due(2));
    expect(companyAccount(invoices, [{ invoiceId: null, ore: 200 }]).unpaidDueOn).toBeNull();
    expect(companyAccount([], []).unpaidDueOn).toBeNull();
  });
});

describe("what may go back to a company", () => {
  const repayable = (invoices: ChargedInvoice[], received: ReceivedPayment[]) =>
    invoices.map((one) => repayableOre(one, received, companyAccount(invoices, received)));
  const credited = invoice(1, 100, { creditedOre: 100 });

  test("is what it paid of an invoice that was credited, or paid twice; once it has gone back, nothing", () => {
    expect(repayable([credited], [{ invoiceId: 1, ore: 100 }])).toEqual([100]);
    expect(repayable([invoice(1, 100)], [{ invoiceId: 1, ore: 160 }])).toEqual([60]);
    expect(
      repayable(
        [credited],
        [
          { invoiceId: 1, ore: 100 },
          { invoiceId: 1, ore: -100 },
        ],
      ),
    ).toEqual([0]);
  });

  test("is less by what it has paid of another", () => {
    expect(repayable([credited, invoice(2, 30)], [{ invoiceId: 1, ore: 100 }])).toEqual([70, 0]);
    expect(repayable([credited, invoice(2, 300)], [{ invoiceId: 1, ore: 100 }])).toEqual([0, 0]);
  });

  test("that a bank charges it back as well is owed: the money went back twice", () => {
    const { owedOre } = companyAccount([credited], [{ invoiceId: 1, ore: -100 }]);
    expect(owedOre.get(1)).toBe(100);
  });
});

const anyInvoices = fc.uniqueArray(
  fc.record({
    id: fc.nat(8),
    totalOre: fc.nat(500),
    feesOre: fc.constantFrom(0, 60),
    part: fc.integer({ min: 0, max: 100 }),
    dueOn: fc.nat(5).map(due),
  }),
  { selector: ({ id }) => id },
);
const anyAccount = fc.tuple(
  anyInvoices.map((all) =>
    all.map(({ part, ...each }) => ({ ...each, creditedOre: Math.floor((each.totalOre * part) / 100) })),
  ),
  fc.array(fc.record({ invoiceId: fc.option(fc.nat(9)), ore: fc.nat(600) })),
);

describe("whatever was charged and came in", () => {
  test("owed less what is left over is charged less credited less received; never both while one could pay the other", () => {
    fc.assert(
      fc.property(anyAccount, ([invoices, received]) => {
        const { owedOre, creditOre } = companyAccount(invoices, received);
        const open = [...owedOre.values()].reduce((sum, ore) => sum + ore, 0);
        const charged = invoices.reduce((sum, each) => sum + each.totalOre + each.feesOre - each.creditedOre, 0);
        expect(open - creditOre).toBe(charged - received.reduce((sum, { ore }) => sum + ore, 0));
        expect(Math.min(open, creditOre)).toBe(0);
        for (const ore of owedOre.values()) expect(ore).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("no order of invoices or payments matters", () => {
    fc.assert(
      fc.property(anyAccount, fc.infiniteStream(fc.nat()), ([invoices, received], keys) => {
        const mixed = <T>(all: readonly T[]) =>
          all
            .map((each) => ({ each, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ each }) => each);
        const [one, other] = [companyAccount(invoices, received), companyAccount(mixed(invoices), mixed(received))];
        expect(other.creditOre).toBe(one.creditOre);
        for (const { id } of invoices) expect(other.owedOre.get(id)).toBe(one.owedOre.get(id));
      }),
    );
  });

  test("what goes back takes as much off what is left over, and makes nothing owed", () => {
    fc.assert(
      fc.property(
        anyAccount,
        fc.nat(8),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([invoices, received], at, part) => {
          const one = invoices[at % invoices.length];
          fc.pre(one !== undefined);
          const before = companyAccount(invoices, received);
          const ore = Math.floor(repayableOre(one, received, before) * part);
          const after = companyAccount(invoices, [...received, { invoiceId: one.id, ore: -ore }]);
          expect(after.creditOre).toBe(before.creditOre - ore);
          expect(after.owedOre).toEqual(before.owedOre);
        },
      ),
    );
  });
});
