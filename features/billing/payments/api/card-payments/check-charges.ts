import { askCharges } from "./ask-charges.ts";
import { askCharge, type Charging } from "./charge-invoices.ts";
import { type ChargeRow, selectCharges } from "./queries.ts";
import { readPage } from "./read-page.ts";
import { cancelCharge, settleCharge } from "./settle-charge.ts";

/** The age in minutes from which the state of an undecided charge is fetched from the provider. */
const afterMinutes = 5;

/** Cancels a charge that cannot be paid: its page is unknown, or no merchant received the page's address. */
async function checkPage(charging: Charging, row: ChargeRow, now: Temporal.Instant): Promise<void> {
  const read = row.session === null ? null : await readPage(charging, row.session, now);
  if (!read) await cancelCharge(charging, row, now);
}

async function checkCharge(charging: Charging, row: ChargeRow, now: Temporal.Instant): Promise<void> {
  if (row.by_page) return checkPage(charging, row, now);
  const { card_customer: customer, method } = row;
  if (!customer || !method) return;
  const charge = row.intent
    ? await charging.cards.readCharge(row.intent)
    : (await charging.cards.chargesOf(customer, row.number)).find(({ chargeId }) => chargeId === row.id);
  if (charge) await settleCharge(charging, charge, now);
  else await askCharge(charging, { ...row, customer, method }, now);
}

/** The hours after the last report at which an open dispute is fetched again. */
const disputesAfter = { hours: 12 };

/** Fetches charges with disputes that are still open here. */
async function checkDisputed(charging: Charging, now: Temporal.Instant): Promise<void> {
  const rows = await charging.db.platform
    .selectFrom("card_charge as charge")
    .select("charge.intent")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("card_dispute as dispute")
          .select("dispute.dispute")
          .whereRef("dispute.charge_id", "=", "charge.id")
          .where("dispute.state", "=", "OPEN")
          .where("dispute.heard_at", "<", now.subtract(disputesAfter)),
      ),
    )
    .orderBy("charge.id")
    .execute();
  const intents = rows.flatMap(({ intent }) => intent ?? []);
  await askCharges(charging, intents, { now, trouble: "reading the state of a dispute failed" });
}

/**
 * Fetches the state of charges that are still undecided after some minutes, because responses and events may be lost.
 */
export async function checkCharges(charging: Charging, now: Temporal.Instant): Promise<void> {
  const rows = await selectCharges(charging.db.platform)
    .where("charge.state", "in", ["STARTED", "PROCESSING"])
    .where("charge.at", "<", now.subtract({ minutes: afterMinutes }))
    .orderBy("charge.id")
    .execute();
  for (const row of rows) {
    await checkCharge(charging, row, now).catch((error: unknown) => {
      charging.log.warn({ err: error, charge: row.id }, "reading the state of a card charge failed");
    });
  }
  await checkDisputed(charging, now);
}
