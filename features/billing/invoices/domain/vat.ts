import type { InvoiceLine, InvoiceTotals } from "./invoice.ts";

/** Swedish VAT on the platform's services, in per mille. */
export const standardVatPermille = 250;

/** Returns the VAT in whole öre on a non-negative net sum, half an öre rounded up. */
export const vatOn = (netOre: number, permille: number): number => Math.floor((netOre * permille + 500) / 1000);

/** Returns the sums of an invoice. VAT is calculated per rate on the rate's sum, as EN 16931 (BR-CO-17) requires. */
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
