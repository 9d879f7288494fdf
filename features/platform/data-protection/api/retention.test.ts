import { beforeEach, expect, test } from "vitest";
import { messageSchedule } from "#features/messages/letters/api/forget-messages.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { clubKinds } from "../domain/retention-rules.ts";

const api = await startApi();
const begun = api.clock.now;
let club: Club;
beforeEach(async () => {
  api.clock.now = begun;
  club = await makeClub(api);
});

const read = async (of = club) => {
  const rows = await api.call("getRetention", {}, { as: of.merchant.token, chain: of.chain.subdomain });
  return Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row]));
};
const hours = (count: number) => begun.subtract({ hours: count });
const write = (at: Temporal.Instant, { text = "Hej", status = "SENT", of = club } = {}) =>
  api.owner.query(
    `insert into message (chain_id, kind, medium, recipient, language, text_body, status, created_at)
     values ($1, 'PASSWORD_RESET', 'EMAIL', 'a@b.se', 'sv', $2, $3, $4)`,
    [of.chain.id, text, status, at.toString()],
  );
const forget = async () => {
  for (const { name, act } of messageSchedule(api.services)) if (name === "forget-messages") await act();
};
/** Returns the first night at or after a number of hours from the start. */
const nightIn = (count: number) => {
  const at = begun.add({ hours: count }).toZonedDateTimeISO("UTC");
  const night = at.withPlainTime("03:30");
  return (Temporal.ZonedDateTime.compare(night, at) > 0 ? night : night.add({ days: 1 })).toInstant().toString();
};

test("a new club has no rows to remove; each kind is listed once, and an uncounted kind has a null count", async () => {
  const rows = await read();
  expect(Object.keys(rows)).toEqual([...clubKinds]);
  expect(rows.merges).toEqual({ now: 0, next: null, removed: null });
  expect(rows.sessions).toEqual({ now: null, next: null, removed: null });
});

test("the retention list shows the number of rows, the next removals with their night, and later the removed rows", async () => {
  const day = 24;
  await write(hours(89 * day - 40));
  await write(hours(89 * day - 40));
  await write(hours(10 * day));
  await write(hours(89 * day), { text: "" });
  await write(hours(89 * day), { status: "WAITING" });
  const { messages } = await read();
  const night = nightIn(day + 40);
  expect(messages).toEqual({ now: 3, next: { count: 2, at: night }, removed: null });
  api.clock.now = Temporal.Instant.from(night).add({ minutes: 52 });
  await forget();
  const after = await read();
  expect(after.messages).toMatchObject({
    now: 1,
    next: { count: 1 },
    removed: { count: 2, latest: night.slice(0, 10) },
  });
  api.clock.now = begun.add({ hours: 40 * day });
  await api.owner.query("update staff_session set expires_at = '2099-01-01'");
  expect((await read()).messages?.removed).toBeNull();
});

test("overdue rows are removed in the next night", async () => {
  await write(hours(24 * 91));
  expect((await read()).messages).toEqual({ now: 1, next: { count: 1, at: nightIn(0) }, removed: null });
});

test.skipIf(isOnNodes)(
  "links stored in two tables are counted together, and the older one determines the next removal",
  async () => {
    await api.owner.query(
      `begin; set local session_replication_role = replica;
     insert into signup (chain_id, token_hash, email, language, expires_at)
       values (${club.chain.id}, sha256('${club.chain.id}'::bytea), 'a@b.se', 'sv', '${hours(24)}');
     insert into member_token (chain_id, token_hash, member_id, request_id, expires_at)
       values (${club.chain.id}, sha256('${club.chain.id}'::bytea), 1, 'a', '${hours(24 * 10)}'); commit`,
    );
    expect((await read()).links).toEqual({ now: 2, next: { count: 1, at: nightIn(24 * 80) }, removed: null });
  },
);

test("the retention list counts only the club’s own rows", async () => {
  const other = await makeClub(api);
  await write(hours(5), { of: other });
  expect((await read()).messages?.now).toBe(0);
  expect((await read(other)).messages?.now).toBe(1);
});

test("a sandbox’s messages follow its own clock", async () => {
  const sandbox = await makeClub(api, { sandbox: true });
  const scope = { as: sandbox.merchant.token, chain: sandbox.chain.subdomain };
  const moveTo = begun.toZonedDateTimeISO("Europe/Stockholm").add({ days: 50 }).toPlainDate().toString();
  await api.call("moveChainClock", { body: { moveTo } }, scope);
  await write(begun.add({ hours: 24 * 10 }), { of: sandbox });
  expect((await read(sandbox)).messages).toEqual({ now: 1, next: { count: 1, at: nightIn(24 * 50) }, removed: null });
});

test.skipIf(isOnNodes)("a pending purchase is removed once its last day is over in every time zone", async () => {
  await api.owner.query(
    `begin; set local session_replication_role = replica;
     insert into waiting_purchase (chain_id, registration_key, signup_id, email, location_id, account_id, purchased_at,
       purchased_on, asked, waits_through)
     values (${club.chain.id}, gen_random_uuid(), 1, 'a@b.se', 1, 1, now(), '2026-01-01', '{}',
       ('${begun}'::timestamptz at time zone 'UTC')::date + 5); commit`,
  );
  const last = begun.toZonedDateTimeISO("UTC").add({ days: 5 });
  expect((await read()).waitingPurchases?.next?.at).toBe(
    last.add({ days: 2 }).withPlainTime("03:30").toInstant().toString(),
  );
});
