import type { Charging } from "./charge-invoices.ts";
import { settleCharge } from "./settle-charge.ts";

/**
 * Fetches the state of charges and settles them. A failed fetch is logged as `trouble`, does not stop the others and is
 * retried by a later run.
 */
export async function askCharges(
  charging: Charging,
  intents: readonly string[],
  { now, trouble }: { now: Temporal.Instant; trouble: string },
): Promise<void> {
  for (const intent of new Set(intents)) {
    const settle = async () => {
      const charge = await charging.cards.readCharge(intent);
      if (charge) await settleCharge(charging, charge, now);
    };
    await settle().catch((error: unknown) => {
      charging.log.warn({ err: error, intent }, trouble);
    });
  }
}
