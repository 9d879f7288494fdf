import { askCharges } from "./ask-charges.ts";
import type { Charging } from "./charge-invoices.ts";

/**
 * The period that is searched: longer than any expected outage of our servers or of the provider's events. Banks allow
 * a week or more for a response to a dispute.
 */
const within = { hours: 30 * 24 };

/** Returns the intents of this platform's charges with a dispute that is not stored here. */
async function unknownOf({ db, cards }: Charging, now: Temporal.Instant): Promise<string[]> {
  const disputed = await cards.disputedSince(now.subtract(within));
  if (disputed.length === 0) return [];
  const storedDisputes = await db.platform
    .selectFrom("card_dispute")
    .select("dispute")
    .where((eb) => eb("dispute", "=", eb.fn.any(eb.val(disputed.map(({ dispute }) => dispute)))))
    .execute();
  const names = new Set(storedDisputes.map(({ dispute }) => dispute));
  const intents = disputed.flatMap(({ dispute, intent }) => (names.has(dispute) ? [] : [intent]));
  const ours = await db.platform
    .selectFrom("card_charge")
    .select("intent")
    .where((eb) => eb("intent", "=", eb.fn.any(eb.val(intents))))
    .execute();
  return ours.flatMap(({ intent }) => intent ?? []);
}

/** Finds recent disputes whose event was lost. `checkCharges` follows disputes that are stored already. */
export async function findDisputes(charging: Charging, now: Temporal.Instant): Promise<void> {
  const trouble = "reading a dispute without a webhook failed";
  await askCharges(charging, await unknownOf(charging, now), { now, trouble });
}
