import { askCharges } from "./ask-charges.ts";
import type { Charging } from "./charge-invoices.ts";

/** The period that is searched: longer than any expected outage of our servers or of the provider's events. */
const within = { hours: 30 * 24 };

/** Returns the intents of this platform's charges with a larger refund than is stored here. */
async function unknownOf({ db, cards }: Charging, now: Temporal.Instant): Promise<string[]> {
  const refunded = await cards.refundedSince(now.subtract(within));
  if (refunded.length === 0) return [];
  const refundedOf = new Map(refunded.map(({ intent, refundedOre }) => [intent, refundedOre]));
  const ours = await db.platform
    .selectFrom("card_charge")
    .select(["intent", "refunded_ore"])
    .where((eb) => eb("intent", "=", eb.fn.any(eb.val([...refundedOf.keys()]))))
    .execute();
  return ours.flatMap(({ intent, refunded_ore }) =>
    intent && (refundedOf.get(intent) ?? 0) > refunded_ore ? [intent] : [],
  );
}

/** Finds recent refunds made in the provider's dashboard whose event was lost. */
export async function findRefunds(charging: Charging, now: Temporal.Instant): Promise<void> {
  const trouble = "reading a refund without a webhook failed";
  await askCharges(charging, await unknownOf(charging, now), { now, trouble });
}
