import type { ToldCharge } from "../../payments/card-provider.ts";
import { askCharge, type Charging } from "./charge-invoices.ts";
import { type ChargeRow, selectCharges } from "./queries.ts";
import { settleCharge } from "./settle-charge.ts";

/** Told in a while, or nobody was: then it is asked for. */
const afterMinutes = 5;

/** Nobody can pay on a page any more: it closed, or its address reached nobody. */
export const cancelled = (row: ChargeRow): ToldCharge => ({
  chargeId: row.id,
  invoiceNumber: row.number,
  customer: row.card_customer,
  amountOre: row.amount_ore,
  intent: row.intent,
  state: "CANCELLED",
  refundedOre: 0,
  problem: "",
});

async function checkPage(charging: Charging, row: ChargeRow, now: Temporal.Instant): Promise<void> {
  const page = row.session === null ? null : await charging.cards.readPage(row.session);
  if (page?.told) await settleCharge(charging, page.told, now);
  const mayBePaid = page !== null && (!page.isOver || page.told?.state === "PROCESSING");
  if (!mayBePaid) await settleCharge(charging, cancelled(row), now);
}

async function checkCharge(charging: Charging, row: ChargeRow, now: Temporal.Instant): Promise<void> {
  if (row.by_page) return checkPage(charging, row, now);
  const { card_customer: customer, method } = row;
  if (!customer || !method) return;
  const told = row.intent
    ? await charging.cards.readCharge(row.intent)
    : (await charging.cards.chargesOf(customer, row.number)).find(({ chargeId }) => chargeId === row.id);
  if (told) await settleCharge(charging, told, now);
  else await askCharge(charging, { ...row, customer, method }, now);
}

/** Finds out what became of charges that nobody told of: an answer or an event was lost. */
export async function checkCharges(charging: Charging, now: Temporal.Instant): Promise<void> {
  const rows = await selectCharges(charging.db.platform)
    .where("charge.state", "in", ["STARTED", "PROCESSING"])
    .where("charge.at", "<", now.subtract({ minutes: afterMinutes }))
    .orderBy("charge.id")
    .execute();
  for (const row of rows) {
    await checkCharge(charging, row, now).catch((error: unknown) => {
      charging.log.warn({ err: error, charge: row.id }, "what became of a card charge could not be asked");
    });
  }
}
