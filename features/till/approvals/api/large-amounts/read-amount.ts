import { askAboveAmount, checkPurchaseAmount, oreFromKronor } from "#packages/domain/money.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { proveSecondPerson } from "./second-person.ts";
import { usualAmount } from "./usual-amount.ts";

type Body = Pick<Call<"registerPurchase">["body"], "amount" | "amountConfirmed" | "secondPerson" | "pointOfSaleId">;

/** The amount in a request. */
export interface AskedAmount {
  /** In öre; null without an amount. */
  ore: number | null;
  /** Whether the amount is more than the usual amount at the point of sale. */
  unusual: boolean;
  /** The second person at the till, after their identity is proved. */
  secondPersonId: number | null;
}

/** Reads the typed amount. The till confirms an unusually large amount once. Spec §5. */
export async function readAmount(
  services: Services,
  { chain, body, realNow }: { chain: Chain; body: Body; realNow: Temporal.Instant },
): Promise<AskedAmount> {
  const { amount, pointOfSaleId: locationId, secondPerson } = body;
  if (amount === null) return { ore: null, unusual: false, secondPersonId: null };
  const read = oreFromKronor(amount);
  if (!read.ok) return refuseFields({ amount: read.reason }) as never;
  const checked = checkPurchaseAmount(read.ore);
  if (!checked.ok) refuseFields({ amount: checked.reason });
  const unusual = askAboveAmount(read.ore, await usualAmount(services, chain, locationId));
  if (unusual && !body.amountConfirmed) refuse("AMOUNT_NEEDS_CONFIRMATION");
  const secondPersonId =
    secondPerson && (await proveSecondPerson(services, { chain, locationId, realNow }, secondPerson));
  return { ore: read.ore, unusual, secondPersonId };
}
