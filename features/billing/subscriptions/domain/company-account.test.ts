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
  test("covers the invoice a payment names, even if an older one is unpaid", () => {
    expect(owed([invoice(1, 100), invoice(2, 50)], [{ invoiceId: 2, ore: 50 }])).toEqual([100, 0, 0]);
  });

  test("applies a payment without an invoice to the oldest debt by due day", () => {
    const late = invoice(1, 100, { dueOn: due(9) });
    expect(owed([late, invoice(2, 50)], [{ invoiceId: null, ore: 60 }])).toEqual([90, 0, 0]);
  });

  test("applies a double payment to the next invoice and keeps the remainder as credit", () => {
    const twice = [1, 1].map((invoiceId) => ({ invoiceId, ore: 100 }));
    expect(owed([invoice(1, 100), invoice(2, 70)], twice)).toEqual([0, 0, 30]);
  });

  test("applies the payment of a credited invoice to other invoices", () => {
    expect(owed([invoice(1, 100, { creditedOre: 100 }), invoice(2, 30)], [{ invoiceId: 1, ore: 100 }])).toEqual([
      0, 0, 70,
    ]);
  });

  test("adds a reminder’s fee to the invoice’s debt, and keeps a debt of a single öre", () => {
    expect(owed([invoice(1, 100, { feesOre: 60 })], [{ invoiceId: 1, ore: 159 }])).toEqual([1, 0]);
  });

  test("reports the due day of the oldest debt, and null without debt", () => {
    const invoices = [invoice(1, 100), invoice(2, 50), invoice(3, 50)];
    expect(companyAccount(invoices, [{ invoiceId: 1, ore: 100 }]).unpaidDueOn).toEqual(due(2));
    expect(companyAccount(invoices, [{ invoiceId: null, ore: 200 }]).unpaidDueOn).toBeNull();
    expect(companyAccount([], []).unpaidDueOn).toBeNull();
  });
});

describe("the repayable amount", () => {
  const repayable = (invoices: ChargedInvoice[], received: ReceivedPayment[]) =>
    invoices.map((one) => repayableOre(one, received, companyAccount(invoices, received)));
  const credited = invoice(1, 100, { creditedOre: 100 });

  test("is the amount paid for a credited or overpaid invoice, and zero once repaid", () => {
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

  test("is reduced by the amount that pays another invoice", () => {
    expect(repayable([credited, invoice(2, 30)], [{ invoiceId: 1, ore: 100 }])).toEqual([70, 0]);
    expect(repayable([credited, invoice(2, 300)], [{ invoiceId: 1, ore: 100 }])).toEqual([0, 0]);
  });

  test("becomes a debt when the bank charges back a repaid payment", () => {
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

describe("a company’s account with any charges and payments", () => {
  test("balances: debt less credit equals charges less credited and received amounts, and only one of the two is positive", () => {
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

  test("is the same for any order of the charges and payments", () => {
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

  test("loses the repaid amount from its credit, and gets no new debt, after a repayment", () => {
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
