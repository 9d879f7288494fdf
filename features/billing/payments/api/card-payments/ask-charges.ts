import type { Charging } from "./charge-invoices.ts";
import { settleCharge } from "./settle-charge.ts";

/** Asks what became of charges of ours. One that cannot be asked, logged as `trouble`, keeps no other from it, and is asked another time. */
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
