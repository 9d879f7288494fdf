import { sql, type Transaction } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { lockInvitationsBeside } from "#features/members/invitations/api/invitation-queries.ts";
import type { DB } from "#packages/server/db/types.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { eraseMember } from "./erase-member.ts";

const many = 3_000;
/**
 * The row limit for a cheap query: more rows than one member has in any table, and far fewer than the tables contain.
 */
const few = 100;

let api: TestApi;
let club: Club;
let memberId: number;
let invitationId: number;

/** Fills the tables with rows of many members, and one row in each for the erased member. */
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  ({ memberId } = await makeMember(api, club, { email: "bo@example.com" }));
  const write = (text: string) => api.owner.query(text, [club.chain.id, many]);
  const address = `case when n = 1 then 'bo@example.com' else n || '@example.com' end`;
  const phone = `'+4670' || lpad(n::text, 7, '0')`;
  await write(`insert into member (chain_id, membership_number, email, first_name)
    select $1, (880000000000 + n)::text, ${address}, 'Anna' from generate_series(2, $2::int) n`);
  await write(`insert into message (chain_id, kind, medium, recipient, language, text_body)
    select $1, 'MEMBER_ACTIVATION', 'EMAIL', ${address}, 'sv', 'Hej' from generate_series(1, $2::int) n`);
  await write(`insert into signup (chain_id, token_hash, email, phone, language, invited_by, expires_at)
    select $1, sha256(n::text::bytea), case when n % 2 = 1 then ${address} end, case when n % 2 = 0 then ${phone} end, 'sv',
      ${club.merchant.accountId}, now() + interval '7 days' from generate_series(1, $2::int) n`);
  await write(`insert into waiting_purchase (chain_id, registration_key, signup_id, email, phone, location_id, account_id,
      purchased_at, purchased_on, asked, waits_through)
    select $1, gen_random_uuid(), id, email, phone, ${club.locationIds[0]}, ${club.merchant.accountId}, now(), current_date,
      '{}', current_date + 30 from signup where chain_id = $1 and $2::int > 0`);
  await write(`with list as (
      insert into member_import (chain_id, account_id, file_name, fingerprint, columns, choices, row_count, moved_at, created_at)
      select $1, ${club.merchant.accountId}, 'kunder.csv', n::text, '[]', '{}', 600, now(), now() from generate_series(1, 5) n
      returning id)
    insert into member_import_row (chain_id, import_id, row_number, cells, email, phone)
    select $1, list.id, n, '[]', ${address}, ${phone} from list, generate_series(1, $2::int / 5) n`);
  await write(`with told as (
      insert into sendout (chain_id, name, language, sms, created_by, created_at)
      select $1, n::text, 'sv', '{}', ${club.merchant.accountId}, now() from generate_series(1, 3) n returning id)
    insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, provider_id, sent_at)
    select $1, told.id, 'EMAIL', member.id, 'SENT', 'x', now() from told, member
    where member.chain_id = $1 and $2::int > 0`);
  const { rows } = await api.owner.query("select min(id) as id from signup where phone is not null");
  invitationId = Number(rows[0].id);
  await api.owner.query("vacuum analyze");
});

/** Returns the tables of which the call read more than `few` rows, with the number of rows. */
async function readMuch(act: (trx: Transaction<DB>) => Promise<unknown>): Promise<unknown[]> {
  return api.services.db.inChain(club.chain.id, async (trx) => {
    await act(trx);
    const { rows } = await sql`select relname, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
      from pg_stat_xact_user_tables where seq_tup_read + coalesce(idx_tup_fetch, 0) > ${few}::int`.execute(trx);
    return rows;
  });
}

test("withdraws one invitation among thousands by reading only the invitations to the same address", async () => {
  expect(await readMuch((trx) => lockInvitationsBeside(trx, invitationId).execute())).toEqual([]);
});

test("erases one member among thousands by reading only that member's rows", async () => {
  const erasing = { memberId, addresses: ["bo@example.com"], now: api.clock.now };
  expect(await readMuch((trx) => eraseMember(trx, erasing))).toEqual([]);
  const remainingRows = await api.owner.query("select from member_import_row where email = 'bo@example.com'");
  expect(remainingRows.rows).toEqual([]);
});
