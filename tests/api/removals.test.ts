import { expect, test } from "vitest";
import { scheduleOf } from "#apps/api/start/worker.ts";
import { clubKinds, retentionRules } from "#features/platform/data-protection/domain/retention-rules.ts";
import { makeClub } from "./factories.ts";
import { startApi, type TestApi } from "./harness.ts";

const hash = "'\\xab'::bytea || sha256(random()::text::bytea)";

/** One row of each kind of a club that went by its day a moment ago, with nothing around it. */
const rowsOf = (chain: number, at: string): Record<(typeof clubKinds)[number], string> => {
  const old = (days: number) => `'${at}'::timestamptz - interval '${days} days 1 minute'`;
  const day = (days: number) => `('${at}'::timestamptz - interval '${days} days')::date`;
  const imported = (state: string, age: string) => `insert into member_import
    (chain_id, account_id, file_name, fingerprint, columns, choices, row_count, state, moved_at, created_at, done_at)
    values (${chain}, 1, 'a.csv', 'a', '[]', '{}', 1, '${state}', ${age}, ${age}, ${state === "DONE" ? age : "null"})`;
  return {
    messages: `insert into message (chain_id, kind, medium, recipient, language, text_body, status, created_at)
      values (${chain}, 'PASSWORD_RESET', 'EMAIL', 'a@b.se', 'sv', 'Hej', 'SENT', ${old(90)})`,
    smsReplies: `insert into sms_reply (chain_id, member_id, text, received_at)
      values (${chain}, 1, 'Hej', ${old(90)})`,
    links: `insert into member_token (chain_id, token_hash, member_id, request_id, expires_at)
      values (${chain}, ${hash}, 1, 'a', ${old(90)})`,
    unproved: `insert into contact_change (chain_id, member_id, channel, address, token_hash, asked_at, expires_at)
      values (${chain}, 1, 'EMAIL', 'a@b.se', ${hash}, ${old(31)}, ${old(30)})`,
    waitingPurchases: `insert into waiting_purchase (chain_id, registration_key, signup_id, email, location_id, account_id,
      purchased_at, purchased_on, asked, waits_through)
      values (${chain}, gen_random_uuid(), 1, 'a@b.se', 1, 1, ${old(32)}, ${day(32)}, '{}', ${day(2)})`,
    approvals: `insert into approval_request
      (chain_id, registration_key, request_hash, location_id, amount_ore, asked_by, asked_at, expires_at)
      values (${chain}, gen_random_uuid(), ${hash}, 1, 1, 1, ${old(90)}, ${old(89)})`,
    merges: `insert into member_merge (chain_id, kept_id, other_id, merged_at, profiles)
      values (${chain}, 1, 2, ${old(30)}, '{}')`,
    importedRows: `with import as (${imported("DONE", old(7))} returning id)
      insert into member_import_row (chain_id, import_id, row_number, cells) select ${chain}, id, 1, '[]' from import`,
    untakenImports: imported("CHECKED", old(30)),
    voidPasses: `with pass as (insert into wallet_pass (chain_id, serial, made_at, changed_at)
        values (${chain}, gen_random_uuid(), ${old(40)}, ${old(30)}) returning serial)
      insert into wallet_device (chain_id, serial, device_id, push_token) select ${chain}, serial, 'a', 'a' from pass`,
    webhookEvents: `insert into webhook_event (chain_id, type, thing, occurred_at)
      values (${chain}, 'member.joined', 'member 1', ${old(14)})`,
    unusedFiles: `insert into stored_file (chain_id, path, stored_at, sized_at, unused_since)
      values (${chain}, '/files/${chain}/' || md5(random()::text) || '.webp', ${old(20)}, ${old(20)}, ${old(7)})`,
    wrongPins: `insert into pin_failure (chain_id, device_id, account_id, latest_at) values (${chain}, 1, 1, ${old(30)})`,
    sessions: `insert into member_session (chain_id, token_hash, member_id, expires_at)
      values (${chain}, ${hash}, 1, ${old(0)})`,
  };
};

async function age({ owner, clock }: TestApi, chain: number, kinds: readonly (typeof clubKinds)[number][] = clubKinds) {
  const rows = rowsOf(chain, clock.now.toString());
  const statements = kinds.map((kind) => rows[kind]).join("; ");
  await owner.query(`begin; set local session_replication_role = replica; ${statements}; commit`);
}

async function removeOld({ services }: TestApi) {
  const jobs = new Set<string | null>(Object.values(retentionRules).map(({ job }) => job));
  for (const { name, act } of scheduleOf(services)) if (jobs.has(name)) await act();
}

const countsOf = async ({ owner }: TestApi, chain: number): Promise<Record<string, number>> => {
  const { rows } = await owner.query(
    "select kind, sum(count)::int as count from removal where chain_id = $1 group by kind",
    [chain],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
};

test("whatever goes by itself is counted, of each club its own, and nothing twice", async () => {
  const api = await startApi();
  const [club, other] = [(await makeClub(api)).chain.id, (await makeClub(api)).chain.id];
  await age(api, club);
  await age(api, other, ["messages"]);
  await removeOld(api);
  const once = Object.fromEntries(clubKinds.map((kind) => [kind, 1]));
  expect(await countsOf(api, club)).toEqual(once);
  expect(await countsOf(api, other)).toEqual({ messages: 1 });
  await removeOld(api);
  expect(await countsOf(api, club)).toEqual(once);
  // What goes later the same day comes to it.
  await age(api, other, ["messages", "links"]);
  await removeOld(api);
  expect(await countsOf(api, other)).toEqual({ messages: 2, links: 1 });
});

test("what has its days left stays, and counts are kept for a year", async () => {
  const api = await startApi();
  const club = (await makeClub(api)).chain.id;
  await age(api, club);
  const { now } = api.clock;
  api.clock.now = now.subtract({ hours: 48 });
  await removeOld(api);
  expect(await countsOf(api, club)).toEqual({});
  api.clock.now = now;
  await removeOld(api);
  expect(Object.keys(await countsOf(api, club))).toHaveLength(clubKinds.length);
  api.clock.now = now.add({ hours: 24 * 365 });
  await removeOld(api);
  expect(Object.keys(await countsOf(api, club))).toHaveLength(clubKinds.length);
  api.clock.now = now.add({ hours: 24 * 366 });
  await removeOld(api);
  expect(await countsOf(api, club)).toEqual({});
});
