import type { Scene } from "../scene.ts";
import type { Violations } from "./violations-of-points.ts";

/** An invoice of 100 kr plus VAT; `next` is the next number of the series. */
const anInvoice = ({ club }: Scene, { owed = 12_500, next = 1002 } = {}) =>
  `insert into invoice (number, kind, company_id, period, issued_at, issued_on, due_on, ocr, language, seller, buyer,
     net_ore, vat_ore, total_ore, owed_ore)
   values (1001, 'INVOICE', ${club.companyId}, '2026-01-01', now(), '2026-02-02', '2026-02-22', '100164', 'sv', '{}', '{}',
     10000, 2500, 12500, ${owed});
   insert into invoice_line (invoice_id, place, what, net_ore, vat_permille) select id, 1, '{}', 10000, 250 from invoice;
   update invoice_series set next_number = ${next};
   insert into billing_account (company_id, unpaid_due_on) values (${club.companyId}, '2026-02-22')`;

export const billingViolations: Violations = {
  "invoice numbers have no gaps": (scene) => anInvoice(scene, { next: 1003 }),
  "an invoice's OCR reference is its number, its length and a check digit": (scene) =>
    `${anInvoice(scene)}; update invoice set ocr = '100163'`,
  "an invoice charges bought SMS credits at the price they were bought at": (scene) =>
    `${anInvoice(scene)};
     insert into sms_purchase (chain_id, at, credits, price_ore, vat_permille, period)
       values (${scene.club.chain.id}, now(), 100, 10000, 250, '2026-01-01');
     update invoice_line set (sms_chain_id, sms_purchase_id) = (select chain_id, id from sms_purchase);
     update sms_purchase set price_ore = 9999`,
  "an invoice's total is the sum of its lines and their VAT": (scene) =>
    `${anInvoice(scene)}; update invoice_line set net_ore = net_ore - 1`,
  "a company's debt is its charges minus credits and payments": (scene) => anInvoice(scene, { owed: 12_499 }),
  "an invoice's stored fees and credits match its reminders and credit notes": (scene) =>
    `${anInvoice(scene)}; update invoice set fees_ore = 6000, owed_ore = owed_ore + 6000`,
  "a company's oldest debt and suspension date match its account": (scene) =>
    `${anInvoice(scene)}; update chain set suspended_from = null where id = ${scene.club.chain.id}`,
  "a payment's refunded amount is the sum of its refunds": (scene) =>
    `${anInvoice(scene, { owed: 1 })}; insert into payment (company_id, invoice_id, via, reference, received_on, booked_on, amount_ore, refunded_ore, at)
     select ${scene.club.companyId}, id, 'BANK', 'one', '2026-02-10', '2026-02-10', 12500, 1, now() from invoice`,
  "a payment's disputed amount matches the banks' decisions and the books": (scene) =>
    `${anInvoice(scene)}; insert into payment (company_id, invoice_id, via, reference, received_on, booked_on, amount_ore, charged_back_ore, at)
     select ${scene.club.companyId}, id, 'CARD', 'pi_2', '2026-02-10', '2026-02-10', 12500, 12500, now() from invoice;
     insert into payment_chargeback (payment_id, booked_on, amount_ore, at) select id, '2026-02-12', 12500, now() from payment`,
  "every successful card charge has one payment, and every card payment one charge": (scene) =>
    `${anInvoice(scene)}; insert into card_charge (invoice_id, attempt, intent, amount_ore, state, at, tried_on, method, last4, by_page)
     select id, 1, 'pi_1', 12500, 'SUCCEEDED', now(), '2026-02-02', 'pm_1', '4242', false from invoice`,
  "subscriptions of a company do not overlap": ({ club }) =>
    `insert into subscription (company_id, from_day, through_day) values (${club.companyId}, '2026-01-01', '2026-03-01'), (${club.companyId}, '2026-03-01', null)`,
};

/** Further violations of checks that already have one above. */
export const billingVariants: [check: string, violation: string, violate: Violations[string]][] = [
  [
    "invoice numbers have no gaps",
    "the last number moved past the series",
    (scene) => `${anInvoice(scene)}; update invoice set number = 1005, ocr = '100560'`,
  ],
  [
    "an invoice's OCR reference is its number, its length and a check digit",
    "the valid reference of another number",
    (scene) => `${anInvoice(scene)}; update invoice set ocr = '100263'`,
  ],
];
