import type pg from "pg";

/**
 * Notes the SMS credits that an invoice here has charged, before the club is deleted. The invoice is outside the club
 * and survives the restore, so the company keeps the credits that it paid for.
 */
export async function noteCharged(client: pg.Client, ids: readonly number[]): Promise<void> {
  await client.query(
    `create temporary table charged_purchase on commit drop as
     select bought.*, move.reason, move.at as moved_at from sms_purchase bought
     join sms_entry move on (move.chain_id, move.purchase_id) = (bought.chain_id, bought.id)
     join invoice_line line on (line.sms_chain_id, line.sms_purchase_id) = (bought.chain_id, bought.id)
     where bought.chain_id = any($1)`,
    [ids],
  );
}

/**
 * Inserts the noted purchases that the backup does not contain, with their credits. Purchases in the backup keep their
 * rows.
 */
export async function keepCharged(client: pg.Client): Promise<void> {
  await client.query(
    `delete from charged_purchase noted using sms_purchase here where (here.chain_id, here.id) = (noted.chain_id, noted.id)`,
  );
  await client.query(
    `insert into sms_purchase (chain_id, id, at, account_id, credits, price_ore, vat_permille, period) overriding system value
     select chain_id, id, at, account_id, credits, price_ore, vat_permille, period from charged_purchase`,
  );
  await client.query(
    `insert into sms_entry (chain_id, from_account, to_account, credits, reason, at, purchase_id)
     select chain_id, 'BOUGHT', 'AVAILABLE', credits, reason, moved_at, id from charged_purchase order by id`,
  );
  await client.query(
    `insert into sms_account as account (chain_id, available)
     select chain_id, sum(credits) from charged_purchase group by 1
     on conflict (chain_id) do update set available = account.available + excluded.available`,
  );
}
