import { ocrOf } from "#features/billing/payments/domain/ocr.ts";
import { ask } from "./api.ts";
import type { openClub } from "./club.ts";
import { inDatabase, rowsIn } from "./database.ts";

/** Issues an invoice of 500 kr to a club's company, for a month other than its last, so that no month has to pass. */
export async function invoiceCompany(club: Awaited<ReturnType<typeof openClub>>) {
  const [company] = (await ask(club.merchant, "getAccess", {})).companies;
  const [taken] = await rowsIn<{ number: string }>(
    "update invoice_series set next_number = next_number + 1 returning next_number - 1 as number",
    [],
  );
  const number = Number(taken?.number);
  const ocr = ocrOf(number);
  await inDatabase(
    `with one as (insert into invoice (number, kind, company_id, period, issued_at, issued_on, due_on, ocr, language, seller, buyer,
       net_ore, vat_ore, total_ore, owed_ore)
     select $1, 'INVOICE', $2,
       period - (select count(*)::int from invoice own where own.company_id = $2) * interval '1 month', now(), current_date, '2100-01-31', $3, 'sv', seller,
       buyer || jsonb_build_object('name', $4::text), 40000, 10000, 50000, 50000 from invoice where number = 1001
     returning id)
     insert into invoice_line (invoice_id, place, what, net_ore, vat_permille)
     select id, 1, '{"kind": "OTHER", "text": "Klubb"}', 40000, 250 from one`,
    [number, company?.id, ocr, company?.name],
  );
  return { number: String(number), ocr };
}
