import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { creditChecks } from "./credit-checks.ts";
import { releaseCredits, reserveCredits, settleCredits } from "./reservations.ts";
import { returnCredits, spendCredits } from "./spend-credits.ts";

const api = await startApi();
const now = Temporal.Instant.from("2026-11-30T22:30:00Z");
const nextMonth = Temporal.Instant.from("2026-11-30T23:00:00Z");
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});

type Act = typeof reserveCredits;
const act = (verb: Act, sendoutId: number, credits: number, at = now) =>
  api.services.db.inChain(club.chain.id, (trx) => verb(trx, club.chain, { sendoutId, credits, now: at }));
const reserve = (id: number, credits: number, at = now) => act(reserveCredits, id, credits, at);
const settle = (id: number, credits: number, at = now) => act(settleCredits, id, credits, at);
const release = (id: number, credits: number, at = now) => act(releaseCredits, id, credits, at);

async function newMessage(): Promise<number> {
  const { rows } = await api.owner.query(
    `insert into message (chain_id, kind, medium, recipient, language, text_body, segments)
       values ($1, 'MEMBER_INVITATION', 'SMS', '', 'sv', '', 1) returning id`,
    [club.chain.id],
  );
  return Number(rows[0].id);
}
const spend = (messageId: number, { credits = 1, isOwn = false } = {}) =>
  api.services.db.inChain(club.chain.id, (trx) => spendCredits(trx, club.chain, { messageId, credits, isOwn, now }));

const accountOf = async () =>
  (await api.owner.query("select available, reserved from sms_account where chain_id = $1", [club.chain.id])).rows[0];
const limitTo = (limit: number | null) =>
  api.owner.query("update sms_account set month_limit = $2 where chain_id = $1", [club.chain.id, limit]);
const usedIn = async (month: string) =>
  (await api.owner.query("select credits from sms_month where chain_id = $1 and month = $2", [club.chain.id, month]))
    .rows[0]?.credits ?? 0;

async function mustAddUp() {
  const books = creditChecks.filter(({ name }) => !name.startsWith("every SMS"));
  for (const { name, sql } of books)
    expect({ name, rows: (await api.owner.query(sql)).rows }).toEqual({ name, rows: [] });
}

test("reserved credits are settled in batches, and the rest is released", async () => {
  await reserve(1, 30);
  expect(await accountOf()).toEqual({ available: 20, reserved: 30 });
  await settle(1, 10);
  await settle(1, 5);
  await release(1, 15);
  expect(await accountOf()).toEqual({ available: 35, reserved: 0 });
  expect(await usedIn("2026-11-01")).toBe(15);
  await mustAddUp();
});

test("a sendout uses neither another sendout's credits nor its own twice", async () => {
  await reserve(1, 10);
  await reserve(2, 10);
  await settle(1, 10);
  await expect(settle(1, 1)).rejects.toThrow("too few");
  await expect(release(1, 1)).rejects.toThrow("too few");
  expect(await accountOf()).toEqual({ available: 30, reserved: 10 });
});

test("a reservation beyond the available credits is refused, and reserves nothing", async () => {
  await expect(reserve(1, 51)).rejects.toMatchObject({ code: "NO_SMS_CREDITS" });
  expect(await accountOf()).toEqual({ available: 50, reserved: 0 });
  await mustAddUp();
});

test("a month is the club's own: a reservation after its midnight counts in the next", async () => {
  await limitTo(10);
  await reserve(1, 10);
  await expect(reserve(2, 1)).rejects.toMatchObject({ code: "SMS_MONTH_LIMIT" });
  await reserve(2, 10, nextMonth);
  expect([await usedIn("2026-11-01"), await usedIn("2026-12-01")]).toEqual([10, 10]);
  // Released credits return to the month they were taken in.
  await release(1, 4, nextMonth);
  await reserve(3, 4);
  await mustAddUp();
});

test("the month's limit stops an invitation; a requested message counts too, and is sent beyond the limit", async () => {
  await limitTo(1);
  const first = await newMessage();
  await spend(first, { isOwn: true });
  await expect(spend(await newMessage(), { isOwn: true })).rejects.toMatchObject({ code: "SMS_MONTH_LIMIT" });
  await spend(await newMessage());
  expect(await usedIn("2026-11-01")).toBe(2);
  const cost = { messageId: first, credits: 1, now: nextMonth };
  await api.services.db.inChain(club.chain.id, (trx) => returnCredits(trx, club.chain, cost));
  expect(await usedIn("2026-11-01")).toBe(1);
  await mustAddUp();
});

test("a lowered monthly limit leaves existing reservations unchanged", async () => {
  await reserve(1, 30);
  await limitTo(10);
  await settle(1, 20);
  await release(1, 10);
  await expect(reserve(2, 1)).rejects.toMatchObject({ code: "SMS_MONTH_LIMIT" });
  await limitTo(20);
  await expect(reserve(2, 1)).rejects.toMatchObject({ code: "SMS_MONTH_LIMIT" });
  await limitTo(21);
  await reserve(2, 1);
  await mustAddUp();
});

const meet = async (requests: (() => Promise<unknown>)[]) => {
  const settled = requests.map(
    (request) => () =>
      request().then(
        () => "done",
        (error) => error.code ?? String(error),
      ),
  );
  return (
    await heldUp(api, `select from sms_account where chain_id = ${club.chain.id} for update`, settled)
  ).toSorted();
};

test("the last credit, and the last of the month, go to one of two concurrent requests", async () => {
  await reserve(1, 49);
  const messages = [await newMessage(), await newMessage()];
  expect(await meet(messages.map((id) => () => spend(id)))).toEqual(["NO_SMS_CREDITS", "done"]);
  await release(1, 49);
  await limitTo(2);
  expect(await meet([() => reserve(2, 1), () => reserve(3, 1)])).toEqual(["SMS_MONTH_LIMIT", "done"]);
  await mustAddUp();
});

test("two workers that settle one sendout spend each credit once", async () => {
  await reserve(1, 10);
  const outcomes = await meet([() => settle(1, 6), () => settle(1, 6)]);
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  expect(await accountOf()).toEqual({ available: 40, reserved: 4 });
  await mustAddUp();
});

const acts = fc.array(
  fc.record({
    kind: fc.constantFrom("reserve", "settle", "release", "spend", "invite", "limit"),
    sendout: fc.integer({ min: 1, max: 3 }),
    credits: fc.integer({ min: 1, max: 25 }),
    late: fc.boolean(),
  }),
  { minLength: 5, maxLength: 25 },
);
type Step = { kind: string; sendout: number; credits: number; late: boolean };

/** A model of the credits by plain arithmetic: available credits, reservations of each sendout, use of each month. */
class Books {
  available = 50;
  limit: number | null = null;
  left = new Map<number, number[]>();
  used = [0, 0];
  private take(credits: number, month: number, isOwn: boolean): boolean {
    const over = isOwn && this.limit !== null && (this.used[month] ?? 0) + credits > this.limit;
    if (credits > this.available || over) return false;
    this.available -= credits;
    this.used[month] = (this.used[month] ?? 0) + credits;
    return true;
  }
  private draw(sendout: number, credits: number, isReturned: boolean): boolean {
    const remaining = this.left.get(sendout) ?? [0, 0];
    if (credits > (remaining[0] ?? 0) + (remaining[1] ?? 0)) return false;
    for (let one = 0; one < credits; one++) {
      const month = (remaining[0] ?? 0) > 0 ? 0 : 1;
      remaining[month] = (remaining[month] ?? 0) - 1;
      if (isReturned) this.used[month] = (this.used[month] ?? 0) - 1;
    }
    if (isReturned) this.available += credits;
    return true;
  }
  live({ kind, sendout, credits, late }: Step): boolean {
    const month = late ? 1 : 0;
    if (kind === "limit") this.limit = credits * 2;
    if (kind === "spend") return this.take(credits, 0, false);
    if (kind === "invite") return this.take(credits, 0, true);
    if (kind === "settle" || kind === "release") return this.draw(sendout, credits, kind === "release");
    if (kind !== "reserve") return true;
    if (!this.take(credits, month, true)) return false;
    const remaining = this.left.get(sendout) ?? [0, 0];
    remaining[month] = (remaining[month] ?? 0) + credits;
    this.left.set(sendout, remaining);
    return true;
  }
}

async function live({ kind, sendout, credits, late }: Step) {
  const at = late ? nextMonth : now;
  if (kind === "limit") await limitTo(credits * 2);
  if (kind === "spend" || kind === "invite") await spend(await newMessage(), { credits, isOwn: kind === "invite" });
  if (kind === "reserve") await reserve(sendout, credits, at);
  if (kind === "settle") await settle(sendout, credits, at);
  if (kind === "release") await release(sendout, credits, at);
}

test("any sequence of actions on credits agrees with plain arithmetic", async () => {
  const property = fc.asyncProperty(acts, async (steps) => {
    club = await makeClub(api);
    const books = new Books();
    for (const step of steps) {
      const went = await live(step).then(
        () => true,
        () => false,
      );
      expect({ step, went }).toEqual({ step, went: books.live(step) });
    }
    const remainingCredits = [...books.left.values()].flat().reduce((sum, credits) => sum + credits, 0);
    expect(await accountOf()).toEqual({ available: books.available, reserved: remainingCredits });
    expect([await usedIn("2026-11-01"), await usedIn("2026-12-01")]).toEqual(books.used);
    for (const [id, parts] of books.left) {
      const { rows } = await api.owner.query(
        "select coalesce(sum(credits - settled - released), 0)::int as left from sms_reservation where chain_id = $1 and sendout_id = $2",
        [club.chain.id, id],
      );
      expect(rows[0].left).toBe(parts.reduce((sum, part) => sum + part, 0));
    }
    await mustAddUp();
  });
  await fc.assert(property, { numRuns: 25 });
});
