import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";

const mine = {
  chain_id: "chain_id = $1",
  company_id: "company_id = $2",
  account_id: "account_id in (select * from own_account)",
} as const;
/** Conditions for tables without a chain id. */
const ofItself: Record<string, string> = {
  chain: "id = $1",
  company: "id = $2",
  account: "id in (select * from own_account)",
  invitation: "company_id = $2",
  invitation_token: "invitation_id in (select id from invitation where company_id = $2)",
  invoice_line: "invoice_id in (select id from invoice where company_id = $2)",
  invoice_reminder: "invoice_id in (select id from invoice where company_id = $2)",
  card_charge: "invoice_id in (select id from invoice where company_id = $2)",
  card_dispute:
    "charge_id in (select id from card_charge where invoice_id in (select id from invoice where company_id = $2))",
  payment_chargeback: "payment_id in (select id from payment where company_id = $2)",
  payment_refund: "payment_id in (select id from payment where company_id = $2)",
  platform_message: "recipient in (select email from account where id in (select * from own_account))",
};
/** Tables that count by caller, or that cover all tenants. */
const nobodys = [
  "heartbeat",
  "mail_refusal",
  "migration",
  "rate_limit",
  "platform_secret",
  "platform_audit_entry",
  "second_step",
  "sms_package",
  "announcement",
  "platform_document",
  "platform_document_version",
  "plan",
  "plan_price",
  "platform_month",
  "seller",
  "invoice_series",
  "books",
  "books_change",
  "early_sms_report",
  "received_sms",
  "company_move",
  "moved_invoice",
  "moved_subdomain",
  "moved_unsubscribe_id",
];

const statements = new WeakMap<TestApi, Promise<string>>();

async function statement(api: TestApi): Promise<string> {
  const { rows } = await api.owner.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') group by 1 order by 1`,
  );
  const reads = rows
    .filter(({ name }) => !nobodys.includes(name))
    .map(({ name, columns }) => {
      const keys = Object.keys(mine) as (keyof typeof mine)[];
      const hangsOn = keys.filter((key) => columns.includes(key));
      const where = ofItself[name] ?? hangsOn.map((key) => mine[key]).join(" or ");
      if (where === "") throw new Error(`no owner is defined for the rows of ${name}`);
      return `select '${name}' as name, coalesce(array_agg(t::text order by t::text), '{}') as rows from ${name} t where ${where}`;
    });
  return `with own_account as (
    select account_id from company_merchant where company_id = $2
    union select account_id from staff where chain_id = $1
  ) ${reads.join(" union all ")}`;
}

/** Returns every row of a club, its company and its staff accounts with their sessions, to compare before and after. */
export async function everythingOf(
  api: TestApi,
  club: Pick<Club, "chain" | "companyId">,
): Promise<Record<string, string[]>> {
  const text = statements.get(api) ?? statement(api);
  statements.set(api, text);
  // A named statement, so that its plan is cached: planning it over two hundred tables takes longer than running it.
  const { rows } = await api.owner.query<{ name: string; rows: string[] }>({
    name: "everything of a club",
    text: await text,
    values: [club.chain.id, club.companyId],
  });
  return Object.fromEntries(rows.map((table) => [table.name, table.rows]));
}
