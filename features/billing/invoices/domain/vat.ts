import type { InvoiceLine, InvoiceTotals } from "./invoice.ts";

/** Swedish VAT on what the platform sells, in thousandths. */
export const standardVatPermille = 250;

/** VAT in whole öre on a net sum that is not negative, half an öre upwards. */
export const vatOn = (netOre: number, permille: number): number => Math.floor((netOre * permille + 500) / 1000);

/** Sums of an invoice. VAT is counted once a rate, on the rate's sum, as EN 16931 (BR-CO-17) has it. */
export function totalsOf(lines: readonly Pick<InvoiceLine, "netOre" | "vatPermille">[]): InvoiceTotals {
  const rates = [...new Set(lines.map((line) => line.vatPermille))].sort((a, b) => b - a);
  const byRate = rates.map((vatPermille) => {
    const netOre = lines.filter((line) => line.vatPermille === vatPermille).reduce((sum, line) => sum + line.netOre, 0);
    return { vatPermille, netOre, vatOre: vatOn(netOre, vatPermille) };
  });
  const netOre = byRate.reduce((sum, rate) => sum + rate.netOre, 0);
  const vatOre = byRate.reduce((sum, rate) => sum + rate.vatOre, 0);
  return { byRate, netOre, vatOre, totalOre: netOre + vatOre };
}
