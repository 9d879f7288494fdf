import { platformToday } from "#packages/domain/club/club-day.ts";
import { kronorFromOre, oreFromKronor } from "#packages/domain/money.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { receivePayment } from "./receive-payment.ts";

/** Books a payment for an invoice by hand. Any excess pays the company's other debts. */
export async function bookPayment(
  { db, config }: Services,
  { params, body, actor, realNow: now }: Call<"bookPayment">,
) {
  const amount = oreFromKronor(body.amount);
  const amountOre = amount.ok ? amount.ore : refuse("INVALID_INPUT");
  const receivedOn = Temporal.PlainDate.from(body.receivedOn);
  const isToCome = Temporal.PlainDate.compare(receivedOn, platformToday(now)) > 0;
  refuseFields({ receivedOn: isToCome ? "DATE_IN_FUTURE" : null });
  return db.inPlatform(async (trx) => {
    const invoiceQuery = trx
      .selectFrom("invoice")
      .select(["id", "number", "company_id", "owed_ore"])
      .where("number", "=", params.id)
      .where("kind", "=", "INVOICE");
    const invoice = (await invoiceQuery.executeTakeFirst()) ?? refuse("NOT_FOUND");
    const companyId = invoice.company_id;
    const { accountId } = actor;
    const payment = { companyId, invoice, via: "BY_HAND", reference: body.reference, receivedOn, amountOre } as const;
    const bookedOn = await receivePayment(trx, config, { ...payment, accountId, now });
    refuseFields({ reference: bookedOn ? null : "ALREADY_BOOKED" });
    const detail = { number: invoice.number, ore: amountOre };
    await auditPlatform(trx, { accountId, act: "book-payment", subject: `company ${companyId}`, detail });
    const { owed_ore } = await invoiceQuery.executeTakeFirstOrThrow();
    return { owed: kronorFromOre(owed_ore), bookedOn: String(bookedOn) };
  });
}
