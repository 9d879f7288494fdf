import { askCharges } from "./ask-charges.ts";
import type { Charging } from "./charge-invoices.ts";

/** Longer than a server is off, or what tells it of events. Banks give a week or more to answer. */
const within = { hours: 30 * 24 };

/** Of charges of ours, those with a dispute that is not known here. */
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

/** Finds what cards' holders have disputed of late and nobody told of: the event was lost. What becomes of one that is known `checkCharges` asks. */
export async function findDisputes(charging: Charging, now: Temporal.Instant): Promise<void> {
  const trouble = "reading a dispute without a webhook failed";
  await askCharges(charging, await unknownOf(charging, now), { now, trouble });
}
