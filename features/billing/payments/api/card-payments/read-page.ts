import type { PageOutcome } from "#packages/server/payments/card-provider.ts";
import type { Charging } from "./charge-invoices.ts";
import { findCompany, keepCard } from "./keep-card.ts";
import { selectCharges } from "./queries.ts";
import { cancelCharge, settleCharge } from "./settle-charge.ts";

/** Whether the page can no longer be paid on and has no payment pending at a bank. */
const isUnpaid = ({ isOver, charge }: PageOutcome) =>
  isOver && charge?.state !== "SUCCEEDED" && charge?.state !== "PROCESSING";

async function closeUnpaid(charging: Charging, { chargeId, customer }: PageOutcome, now: Temporal.Instant) {
  const row = await selectCharges(charging.db.platform)
    .where("charge.id", "=", chargeId ?? 0)
    .where("account.card_customer", "=", customer)
    .executeTakeFirst();
  if (row) await cancelCharge(charging, row, now);
}

/**
 * Applies the outcome of a provider page: a saved card, a paid invoice or nothing. Repeated calls have no further
 * effect. Returns null if the page belongs to no company here.
 */
export async function readPage(
  charging: Charging,
  session: string,
  now: Temporal.Instant,
): Promise<{ companyId: number; page: PageOutcome } | null> {
  const page = await charging.cards.readPage(session);
  const companyId = page?.customer ? await findCompany(charging, page.customer) : null;
  if (!page || companyId === null) return null;
  if (page.card) await keepCard(charging, companyId, page.card);
  if (page.charge) await settleCharge(charging, page.charge, now);
  if (page.chargeId !== null && isUnpaid(page)) await closeUnpaid(charging, page, now);
  return { companyId, page };
}
