import { beforeAll, describe, expect, test } from "vitest";
import { passwordProblem } from "#features/access/passwords/domain/password.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { runChecks } from "../verify/run-checks.ts";
import { fillDemo } from "./fill-demo.ts";
import type { Demo } from "./logins.ts";

let api: TestApi;
let demo: Demo | null;
/** The rows and files left by the first fill, which was aborted. */
let leftovers: { rows: unknown[]; files: string[] };

beforeAll(async () => {
  api = await startApi();
  await api.owner.query(`create function break_off() returns trigger language plpgsql as
    $$ begin raise exception 'the lights went out'; end $$`);
  await api.owner.query("create trigger break_off before insert on message execute function break_off()");
  await expect(fillDemo(api.services)).rejects.toThrow("the lights went out");
  const { rows } = await api.owner.query(`select (select count(*)::int from company) as companies,
    (select count(*)::int from account) as accounts, (select count(*)::int from purchase) as purchases`);
  leftovers = { rows, files: await Array.fromAsync(api.services.files.list()) };
  await api.owner.query("drop trigger break_off on message");
  demo = await fillDemo(api.services);
});

const count = async (from: string) => Number((await api.owner.query(`select count(*) from ${from}`)).rows[0].count);

describe("the demo", () => {
  test("has two clubs: three cafés with 300 members, and a florist", async () => {
    expect(demo?.clubs.map(({ subdomain }) => subdomain)).toEqual(["kaffebonan", "iris"]);
    const { rows: chains } = await api.owner.query("select id, subdomain, is_demo from chain order by id");
    const clubs = chains.map(async ({ id, ...chain }) => ({
      ...chain,
      locations: await count(`location where chain_id = ${id}`),
      members: await count(`member where chain_id = ${id}`),
      rewards: await count(`coupon where chain_id = ${id} and kind = 'REWARD' and publish_status = 'ACTIVE'`),
    }));
    expect(await Promise.all(clubs)).toEqual([
      { subdomain: "kaffebonan", is_demo: true, locations: 3, members: 300, rewards: 4 },
      { subdomain: "iris", is_demo: true, locations: 1, members: 80, rewards: 3 },
    ]);
  });

  test("covers a year: every month has purchases, more on Fridays than on Sundays, none at night", async () => {
    const { rows } = await api.owner.query(`select extract(isodow from purchased_on)::int as day, count(*)::int,
      count(distinct date_trunc('month', purchased_on))::int as months,
      min(extract(hour from purchased_at at time zone 'Europe/Stockholm'))::int as first,
      max(extract(hour from purchased_at at time zone 'Europe/Stockholm'))::int as last
      from purchase where chain_id = (select min(id) from chain) group by 1 order by 1`);
    expect(rows).toHaveLength(7);
    expect(rows[4].count).toBeGreaterThan(rows[6].count);
    for (const { months, first, last } of rows) {
      expect(months).toBeGreaterThanOrEqual(12);
      expect(first).toBeGreaterThanOrEqual(6);
      expect(last).toBeLessThan(19);
    }
    expect(await count(`purchase where purchased_at > '${api.clock.now}'`)).toBe(0);
    expect(await count("redemption_cancellation")).toBeGreaterThan(0);
    expect(await count(`point_lot where left_points > 0 and valid_through < '2026-11-21'`)).toBeGreaterThan(0);
  });

  test("passes every data check of the product", async () => {
    const results = await runChecks(api.services.db.platform);
    expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
  });

  test("accepts each printed login", async () => {
    for (const { who, email: username, password } of demo?.logins ?? []) {
      expect(passwordProblem(password, password)).toBeNull();
      const body = { username, password };
      const signedIn =
        who === "member"
          ? await api.call("logInMember", { params: { subdomain: "kaffebonan" }, body }, { host: "kaffebonan" })
          : await api.call("logIn", { body });
      expect(signedIn.token).toBeTruthy();
    }
    expect(demo?.logins.map(({ who }) => who)).toEqual(["admin", "merchant", "local merchant", "cashier", "member"]);
  });

  test("has a guest with 1,240 points, a purchase yesterday and an affordable reward", async () => {
    const email = demo?.logins.find(({ who }) => who === "member")?.email;
    const { rows } = await api.owner.query(
      `select m.id, s.last_purchase_at::date::text as last, m.home_location_id
       from member m join member_statistics s on s.chain_id = m.chain_id and s.member_id = m.id where email = $1`,
      [email],
    );
    expect(rows).toMatchObject([{ last: "2026-11-20", home_location_id: expect.anything() }]);
    const lots = await api.services.db.platform
      .selectFrom("point_lot")
      .select(["id", "amount", "left_points as left", "owed_points as owed", "valid_through as validThrough"])
      .where("member_id", "=", Number(rows[0].id))
      .execute();
    expect(Math.abs(balanceOn(lots, Temporal.PlainDate.from("2026-11-21")) - 1_240)).toBeLessThan(100);
  });

  test("has stamp cards at every stage: begun, nearly full, full, redeemed, expired", async () => {
    const fillings = (where: string) => count(`stamp_card_usage where ${where}`);
    expect(await fillings("status = 'OPEN' and collected = 1")).toBeGreaterThan(0);
    expect(await fillings("status = 'OPEN' and collected = stamps_amount - 1")).toBeGreaterThan(0);
    expect(await fillings("redemption_id is null and reward_ends_on >= '2026-11-21'")).toBeGreaterThan(0);
    expect(await fillings("redemption_id is not null")).toBeGreaterThan(0);
    expect(await fillings("status = 'RESET'")).toBeGreaterThan(0);
    expect(await count("purchase where amount_ore = 0")).toBeGreaterThan(0);
  });

  test("has running, future, past and draft offers, with pictures, used and unused", async () => {
    const { rows } = await api.owner.query(`select
      count(*) filter (where start_date <= '2026-11-21' and end_date >= '2026-11-21' and banner_path is not null)::int as running,
      count(*) filter (where start_date > '2026-11-21' and publish_status = 'ACTIVE')::int as coming,
      count(*) filter (where end_date < '2026-11-21')::int as over,
      count(*) filter (where publish_status = 'NEW')::int as draft,
      count(*) filter (where welcome_offer)::int as welcome from campaign`);
    expect(rows).toEqual([{ running: 2, coming: 2, over: 2, draft: 1, welcome: 2 }]);
    expect(await count("member_welcome_offer where used_purchase_id is not null")).toBeGreaterThan(0);
    expect(
      await count("member_welcome_offer where used_purchase_id is null and through >= '2026-11-21'"),
    ).toBeGreaterThan(0);
    expect(await count("coupon_stock where taken between 1 and total_limit - 1")).toBe(2);
    expect(await count("purchase where discount_ore > 0 and amount_ore > 0")).toBeGreaterThan(0);
  });

  test("has undone purchases, full and partial returns, a correction and an opening balance", async () => {
    const { rows } = await api.owner.query(`select kind, whole, count(*)::int from purchase_return
      where kind = 'UNDO' or reason <> '' group by 1, 2 order by 1, 2`);
    expect(rows).toEqual([
      { kind: "RETURN", whole: false, count: 2 },
      { kind: "RETURN", whole: true, count: 2 },
      { kind: "UNDO", whole: true, count: 2 },
    ]);
    expect(await count("point_lot where source = 'CORRECTION'")).toBe(2);
    expect(await count("point_lot where source = 'OPENING_BALANCE'")).toBe(2);
  });

  test("has sendouts with results, and an automatic one", async () => {
    const { rows } = await api.owner.query(`select sendout.state, automatic is not null as automatic, medium,
      sent > 0 as sent, clicked > 0 as clicked, held_out >= 30 as compared
      from sendout join sendout_count kept on (kept.chain_id, kept.sendout_id) = (sendout.chain_id, sendout.id)
      order by sendout.id, medium`);
    const once = { state: "SENT", automatic: false, medium: "EMAIL", sent: true, clicked: true, compared: false };
    expect(rows).toEqual([
      { ...once, state: "SCHEDULED", automatic: true },
      { ...once, compared: true },
      { ...once, compared: true },
      once,
      { ...once, medium: "SMS", clicked: false },
    ]);
    expect(await count("sendout_count where delivered > 0")).toBe(1);
    expect(await count("sendout_recipient where report = 'BOUNCED'")).toBeGreaterThan(0);
    expect(await count("sendout_recipient where sent_at > (select max(done_at) from sendout)")).toBe(0);
    expect(await count("sendout where state = 'SCHEDULED' and send_at > '2026-11-21'")).toBe(1);
    expect(await count("member where email_bounced_at is not null")).toBeGreaterThan(0);
  });

  test("is filled only once", async () => {
    const before = await count("purchase");
    expect(await fillDemo(api.services)).toEqual(demo);
    expect(await count("purchase")).toBe(before);
    expect(await count("chain")).toBe(2);
  });
});

describe("a demo fill that is aborted", () => {
  test("leaves no rows or files, and is repeated at the next start", () => {
    expect(leftovers).toEqual({ rows: [{ companies: 0, accounts: 0, purchases: 0 }], files: [] });
    // The tests above ran on the second fill.
    expect(demo).not.toBeNull();
  });
});

describe("a database with its own data", () => {
  test("is left unchanged by the demo fill", async () => {
    const other = await startApi();
    await other.owner.query("insert into company (name, trial_ends_on) values ('Egen AB', '2099-01-01')");
    expect(await fillDemo(other.services)).toBeNull();
    expect((await other.owner.query("select from chain")).rowCount).toBe(0);
    const { email: username, password } = demo?.logins[0] ?? { email: "", password: "" };
    expect(await codeOf(other.call("logIn", { body: { username, password } }))).toBe("WRONG_CREDENTIALS");
  });
});
