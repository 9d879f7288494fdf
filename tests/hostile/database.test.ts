import { sql } from "kysely";
import { expect, test } from "vitest";
import { isOnNodes } from "../api/database/is-on-nodes.ts";
import { makeAccount, makeClub, makeMember } from "../api/factories.ts";
import { startApi } from "../api/harness.ts";

const api = await startApi();
const [here, there] = [await makeClub(api), await makeClub(api)];
const { accountId } = await makeAccount(api, { password_hash: "the hash" });
await makeMember(api, there, { first_name: "Ottilia" });
await api.owner.query(
  "insert into platform_message (kind, medium, recipient, language, text_body) values ('PASSWORD_RESET', 'EMAIL', 'a@example.com', 'sv', 'https://x.example/token')",
);
const victim = there.chain.id;

/** Sends statements like an SQL injection in a club's transaction, one after another. */
const inject = (...statements: string[]) =>
  api.services.db.inChain(here.chain.id, async (trx) => {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await sql.raw(statement).execute(trx)).rows;
    return rows;
  });

test.each([
  ["takes another club", `select set_config('stammis.chain_id', '${victim}', true)`],
  ["takes another club by the product's own function", `select take_chain(${victim}, 'auto')`],
  ["takes the platform's role", "select set_config('role', 'stammis_platform', true)"],
  ["puts its role off", "select set_config('role', 'none', true)"],
  ["takes another club by a setting of plans", `select plan_by('stammis.chain_id', '${victim}')`],
  [
    "runs a statement from a text",
    `select query_to_xml('select set_config(''stammis.chain_id'', ''${victim}'', true)', true, true, '')`,
  ],
  ["makes an admin", `update account set is_admin = true where id = ${accountId}`],
  ["sets a password", `update account set password_hash = 'mine' where id = ${accountId}`],
  ["moves an account to another address", `update account set email = 'mine@example.com' where id = ${accountId}`],
  ["makes an account", "insert into account (email) values ('mine@example.com')"],
  [
    "opens a session",
    `insert into staff_session (token_hash, account_id, role, expires_at) values ('\\x00', ${accountId}, 'ROLE_ADMIN', 'infinity')`,
  ],
  ["prolongs a session", "update staff_session set expires_at = 'infinity'"],
  ["ends everybody's sessions", "delete from staff_session"],
  [
    "makes a merchant",
    `insert into company_merchant (company_id, account_id) values (${there.companyId}, ${accountId})`,
  ],
  ["takes a merchant's grant", "delete from company_merchant"],
  ["reads the platform's mail", "select text_body from platform_message"],
  ["changes the platform's mail", "update platform_message set recipient = 'mine@example.com'"],
  ["forgets the limits", "delete from rate_limit"],
  ["reads the limits", "select key from rate_limit"],
  [
    "makes a link to a password",
    `insert into account_token (token_hash, purpose, account_id, request_id, expires_at) values ('\\x00', 'PASSWORD_RESET', ${accountId}, 'x', 'infinity')`,
  ],
  ["adds a job of another club", `select enqueue('send-message', '{"chainId": ${victim}, "messageId": 1}')`],
  [
    "takes the place of another club's job",
    `select enqueue('move-import', '{"chainId": ${here.chain.id}, "importId": 1}', 'import ${victim} 1')`,
  ],
  ["adds a job of the installation", "select enqueue('forget-messages', '{}')"],
  ["renames another club", `update chain set commercial_name = 'Mitt' where id = ${victim}`],
  ["makes its club a demonstration", `update chain set is_demo = true where id = ${here.chain.id}`],
  [
    "loosens another company's second factor",
    `update company set second_factor_from = null where id = ${there.companyId}`,
  ],
  ["gives its company a longer trial", `update company set trial_ends_on = '2999-01-01' where id = ${here.companyId}`],
])("a club's transaction that %s is refused", async (_, statement) => {
  await expect(inject(statement)).rejects.toThrow(
    /permission denied|changes no other|no setting of a plan|adds no job/,
  );
});

test("a club’s transaction reads no rows of other clubs", async () => {
  expect(await inject(`select first_name from member where member.chain_id = ${victim}`)).toEqual([]);
});

test("a club's transaction changes its own club, and ends the sessions of its own tills only", async () => {
  await inject(`update chain set brand_colour = brand_colour where id = ${here.chain.id}`);
  await inject(`update company set second_factor_from = null where id = ${here.companyId}`);
  await api.owner.query(
    "insert into staff_session (token_hash, account_id, role, expires_at) values (sha256('x'), $1, 'ROLE_CASHIER', 'infinity')",
    [accountId],
  );
  await inject(`select end_till_sessions(${accountId}, '')`);
  const { rows } = await api.owner.query("select from staff_session where account_id = $1", [accountId]);
  expect(rows).toHaveLength(1);
});

// On a cluster, `distribute` leaves this check to the server, as `use-nodes.ts` explains.
test.skipIf(isOnNodes)(
  "a club’s transaction opens no till session for an account that does not work in the club",
  async () => {
    const args = `'\\x01', ${accountId}, 1, '', now(), 'infinity'`;
    await expect(inject(`select open_till_session(${args})`)).rejects.toThrow("does not work in this club");
  },
);
