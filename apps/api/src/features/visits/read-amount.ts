import { askAboveAmount, checkPurchaseAmount, oreFromKronor } from "@stammis/domain/money";
import type { Chain } from "../../call.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { usualAmount } from "./usual-amount.ts";

/** Öre of the amount typed; null where there was none. An unusually large one is asked about once. Spec §5. */
export async function readAmount(
  services: Services,
  chain: Chain,
  body: { amount: number | null; amountConfirmed: boolean; pointOfSaleId: number },
): Promise<number | null> {
  if (body.amount === null) return null;
  const read = oreFromKronor(body.amount);
  if (!read.ok) return refuseFields({ amount: read.reason }) as never;
  const checked = checkPurchaseAmount(read.ore);
  if (!checked.ok) refuseFields({ amount: checked.reason });
  if (!body.amountConfirmed && askAboveAmount(read.ore, await usualAmount(services, chain, body.pointOfSaleId))) {
    refuse("AMOUNT_NEEDS_CONFIRMATION");
  }
  return read.ore;
}
