import { invoicesEach } from "#packages/server/db/schema/ids-of-installation.ts";
import type { Check } from "#packages/server/verify/check.ts";

/** Checks that charges, payments and the stored totals agree. Invariant 20. */
export const billingChecks: Check[] = [
  {
    name: "invoice numbers have no gaps",
    why: "a missing number means a deleted invoice",
    ofInstallation: true,
    sql: `select next_number, told.numbers from invoice_series cross join lateral (
        select count(*) as numbers, min(number) as first, max(number) as latest
        from (select number from invoice union select number from moved_invoice) known
        where number / ${invoicesEach} = next_number / ${invoicesEach}) told
      where told.numbers > 0 and (next_number - told.first <> told.numbers or told.latest <> next_number - 1)`,
  },
  {
    name: "an invoice's OCR reference is its number, its length and a check digit",
    why: "banks match a payment to its invoice by the OCR reference only",
    sql: `select number, ocr from invoice
      where left(ocr, -2) <> number::text or right(left(ocr, -1), 1) <> right(length(ocr)::text, 1)
        or (select sum(case when (length(ocr) - place) % 2 = 0 then digit when digit > 4 then 2 * digit - 9 else 2 * digit end)
          from generate_series(1, length(ocr)) as place
            cross join lateral (select substr(ocr, place, 1)::int as digit) as read) % 10 <> 0`,
  },
  {
    name: "an invoice charges bought SMS credits at the price they were bought at",
    why: "the merchant agreed to that price, and the line that charges it is never edited",
    sql: `select line.invoice_id, line.place, line.net_ore, bought.price_ore from invoice_line line
      join sms_purchase bought on bought.chain_id = line.sms_chain_id and bought.id = line.sms_purchase_id
      where (line.net_ore, line.vat_permille) <> (bought.price_ore, bought.vat_permille)`,
  },
  {
    name: "an invoice's total is the sum of its lines and their VAT",
    why: "VAT is calculated once per rate, on the sum of that rate's lines",
    sql: `select invoice.number, net_ore, vat_ore, told.net, told.vat from invoice
      cross join lateral (select coalesce(sum(net), 0) as net, coalesce(sum(div(net * vat_permille + 500, 1000)), 0) as vat
        from (select vat_permille, sum(line.net_ore) as net from invoice_line line
          where line.invoice_id = invoice.id group by 1) rates) told
      where (net_ore, vat_ore) is distinct from (told.net, told.vat)`,
  },
  {
    name: "a company's debt is its charges minus credits and payments",
    why: "a company with an unallocated payment has no debt",
    sql: `select company.id as company_id, charged.owed, charged.ore - coalesce(received.ore, 0) + coalesce(repaid.ore, 0) as told from company
      join lateral (select sum(owed_ore) as owed, sum(total_ore + fees_ore - credited_ore) as ore
        from invoice where company_id = company.id and kind = 'INVOICE') charged on charged.ore is not null
      left join lateral (select sum(amount_ore - refunded_ore - charged_back_ore) as ore from payment where company_id = company.id) received on true
      left join lateral (select sum(amount_ore) as ore from repayment where company_id = company.id) repaid on true
      where charged.owed <> greatest(0, charged.ore - coalesce(received.ore, 0) + coalesce(repaid.ore, 0))`,
  },
  {
    name: "an invoice's stored fees and credits match its reminders and credit notes",
    why: "the invoice stores both sums",
    sql: `select number, fees_ore, credited_ore from invoice where kind = 'INVOICE' and (
        fees_ore <> (select coalesce(sum(fee_ore), 0) from invoice_reminder where invoice_id = invoice.id)
        or credited_ore <> (select coalesce(sum(note.total_ore), 0) from invoice note where note.credits_id = invoice.id))`,
  },
  {
    name: "a company's oldest debt and suspension date match its account",
    why: "clubs are suspended by these dates only",
    sql: `select company.id as company_id, account.unpaid_due_on, owed.due_on, chain.suspended_from from company
      left join billing_account account on account.company_id = company.id
      left join lateral (select min(coalesce(due_again_on, due_on)) as due_on from invoice
        where company_id = company.id and owed_ore > 0) owed on true
      left join chain on chain.company_id = company.id and not chain.sandbox
      where account.unpaid_due_on is distinct from owed.due_on
        or (chain.id is not null and chain.suspended_from is distinct from suspension_of(company.id))`,
  },
  {
    name: "a payment's refunded amount is the sum of its refunds",
    why: "the books record each refund on its day",
    sql: `select payment.id as payment_id, refunded_ore, coalesce(booked.ore, 0) as booked from payment
      left join (select payment_id, sum(amount_ore) as ore from payment_refund group by 1) booked on booked.payment_id = payment.id
      where refunded_ore <> coalesce(booked.ore, 0)`,
  },
  {
    name: "a payment's disputed amount matches the banks' decisions and the books",
    why: "a lost dispute becomes a debt once, and the books record each on its day",
    sql: `select payment.id as payment_id, charged_back_ore, coalesce(booked.ore, 0) as booked, coalesce(lost.ore, 0) as lost from payment
      left join (select payment_id, sum(amount_ore) as ore from payment_chargeback group by 1) booked on booked.payment_id = payment.id
      left join (select charge.intent, sum(dispute.amount_ore) as ore from card_dispute dispute
        join card_charge charge on charge.id = dispute.charge_id where dispute.state = 'LOST' group by 1) lost
        on payment.via = 'CARD' and lost.intent = payment.reference
      where charged_back_ore <> coalesce(booked.ore, 0)
        or charged_back_ore <> least(coalesce(lost.ore, 0), amount_ore - refunded_ore)`,
  },
  {
    name: "every successful card charge has one payment, and every card payment one charge",
    why: "card payments and their refunds are booked once",
    sql: `select charge.id as charge_id, paid.id as payment_id
      from (select * from card_charge where state = 'SUCCEEDED') charge
      full join (select * from payment where via = 'CARD') paid on paid.reference = charge.intent
      where (paid.invoice_id, paid.amount_ore, paid.refunded_ore)
        is distinct from (charge.invoice_id, charge.amount_ore, charge.refunded_ore)`,
  },
  {
    name: "subscriptions of a company do not overlap",
    why: "a company pays for each day once",
    sql: `select one.company_id, one.from_day, other.from_day as other from subscription one
      join subscription other on other.company_id = one.company_id and other.from_day > one.from_day
      where coalesce(one.through_day, 'infinity') >= other.from_day`,
  },
];
