import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { dateIn } from "#packages/domain/calendar.ts";
import { makeBuyers } from "#tests/api/billing/buyers.ts";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill, stockholm, travel } from "#tests/engine/till.ts";
import { forgetWhatIfs } from "./forget-what-ifs.ts";
import { moveOn, moveWhatIf, whatIfSchedule } from "./jobs.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const as = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
type Asked = Parameters<typeof api.call<"askWhatIf">>[1]["body"];
const ask = (club: Club, body: Asked) => api.call("askWhatIf", { body }, as(club));
const look = (club: Club, id: number) => api.call("getWhatIf", { params: { id } }, as(club));
/** Runs the job until no work remains. */
const work = (club: Club, whatIfId: number) => moveWhatIf(api.services, { chainId: club.chain.id, whatIfId });
const answered = async (club: Club, body: Asked) => {
  const { id } = await ask(club, body);
  await work(club, id);
  return look(club, id);
};
const twice = { question: "EARNING", pointsPerKrona: 2, monthValidation: 12 } as const;

describe("a replay of a small club, with results calculated by hand", () => {
  let club: Club;
  let cardId: number;
  let member: number;
  beforeAll(async () => {
    club = await makeClub(api);
    const till = openTill(api, club);
    const on = async (day: string, act: (till: ReturnType<typeof openTill>) => Promise<unknown>) => {
      await travel(api, club, stockholm(`${day}T12:00`));
      await act(openTill(api, club));
    };
    const [anna, bo] = [(await makeMember(api, club)).memberId, (await makeMember(api, club)).memberId];
    member = anna;
    await travel(api, club, stockholm("2025-10-01T12:00"));
    cardId = (await makeStampCard(api, club, { stampsAmount: 4 })).id;
    const stamp = (stamps: number) => ({ stamps: [{ stampcardId: cardId, stamps }] });
    await on("2025-10-01", ({ visit }) => visit(anna, { amount: 80 }));
    await on("2025-11-10", ({ visit }) => visit(bo, stamp(3)));
    await on("2026-01-10", ({ visit }) => visit(bo, stamp(2)));
    await on("2026-01-31", async ({ visit }) => {
      await visit(anna, { amount: 99.5 });
      await visit(bo, { amount: 250 });
    });
    await on("2026-02-10", ({ visit }) => visit(bo, stamp(2)));
    await on("2026-03-10", async ({ visit, undo }) => {
      await visit(anna, { amount: 10, couponIds: [club.couponId] });
      await visit(bo, stamp(3));
      await undo((await visit(bo, stamp(1))).purchaseId);
    });
    await on("2026-04-05", async ({ visit, bringBack, correct }) => {
      await bringBack((await visit(bo, { amount: 100 })).purchaseId, 40);
      await correct(bo, 50);
    });
    await travel(api, club, stockholm("2026-11-22T12:00"));
    await api.call("setPointCost", { body: { pointCost: 12.5 } }, as(club));
    await till.facts();
  });

  test("compares another earning rate and fewer months of validity with the current rule", async () => {
    const whatIf = await answered(club, { question: "EARNING", pointsPerKrona: 2, monthValidation: 6 });
    expect(whatIf).toMatchObject({
      from: "2025-11-23",
      to: "2026-11-22",
      state: "DONE",
      progress: 2,
      memberCount: 2,
      pointCost: 12.5,
      subjectId: null,
      now: { value: 1, months: 12 },
      next: { value: 2, months: 6 },
    });
    const { answer } = whatIf;
    expect(answer?.earning).toEqual({
      // Points given: Anna 99 + 10, Bo 250 + 60. The reward used 80 points that Anna had before the period and 20 more.
      now: { given: 419, expired: 0, lacking: 0, left: 89 + 360 },
      // Anna's 199 paid the reward; 99 of them expired, with the 80 from before and the 20. Bo's 500 and 120 expired
      // too; his gift remains.
      next: { given: 839, expired: 199 + 620, lacking: 0, left: 50 },
    });
    expect(answer).toMatchObject({ things: 4, members: 2, gaining: 0, losing: 2, difference: -399, mostLess: 310 });
    expect(answer?.months.filter(({ now }) => now > 0)).toEqual([
      { month: "2026-01-01", now: 349, next: 699 },
      { month: "2026-03-01", now: 10, next: 20 },
      { month: "2026-04-01", now: 60, next: 120 },
    ]);
    expect([answer?.months.length, answer?.reward, answer?.card]).toEqual([13, null, null]);
  });

  test("compares another price of a reward with the current price", async () => {
    const price = (pointsRequired: number) =>
      ({ question: "REWARD", couponId: club.couponId, pointsRequired }) as const;
    const cheaper = await answered(club, price(60));
    // Anna's 89 points are enough for the reward today.
    expect(cheaper.answer?.reward).toEqual({
      now: { taken: 1, refused: 0, spent: 100, without: 0, enough: 1, could: 1 },
      next: { taken: 1, refused: 0, spent: 60, without: 0, enough: 2, could: 1 },
    });
    expect(cheaper).toMatchObject({ subject: "Kanelbulle", answer: { gaining: 1, losing: 0, mostMore: 40 } });
    // Anna had 179 points at the redemption, too few for this price.
    const dearer = await answered(club, price(200));
    expect(dearer.answer?.reward?.next).toEqual({ taken: 0, refused: 1, spent: 0, without: 1, enough: 1, could: 1 });
    expect(dearer.answer).toMatchObject({ gaining: 0, losing: 1, things: 1, members: 1 });
  });

  test("compares a shorter card with the current one: cards begun before keep their terms, and undone stamps do not count", async () => {
    const body = { question: "CARD", stampcardId: cardId, stampsAmount: 3, monthValidation: 6 } as const;
    const { answer } = await answered(club, body);
    expect(answer?.card).toEqual({
      now: { begun: 2, filled: 2, lapsed: 1 },
      next: { begun: 2, filled: 3, lapsed: 0 },
    });
    expect(answer).toMatchObject({ things: 3, members: 1, gaining: 1, difference: 1, mostMore: 1 });
  });

  test("stores no personal data in an answer, which does not change when a member is erased", async () => {
    const { id } = await ask(club, twice);
    await work(club, id);
    const row = async () => (await api.owner.query("select * from what_if where id = $1", [id])).rows[0];
    const before = await row();
    expect(before.through_member).toBeNull();
    expect(Object.keys(before.tally).sort()).toEqual(
      ["things", "members", "gaining", "losing", "difference", "mostMore", "mostLess", "figures", "months"].sort(),
    );
    await api.call("removeMember", { params: { id: member } }, as(club));
    expect(await row()).toEqual(before);
    // The erased member's purchases still belong to the club.
    expect((await answered(club, twice)).answer?.earning).toEqual((await look(club, id)).answer?.earning);
  });
});

describe("a larger club", () => {
  let club: Club;
  const count = 450;
  beforeAll(async () => {
    club = await makeClub(api);
    await travel(api, club, stockholm("2026-11-22T12:00"));
    await makeBuyers(api, club, count);
  });
  const fullAnswer = { things: count, members: count, gaining: count, difference: 101 * count, mostMore: 101 };
  const remove = async (id: number) => api.call("removeWhatIf", { params: { id } }, as(club));

  test("is replayed in steps, and a replay of a killed worker continues at its last step", async () => {
    const { id } = await ask(club, twice);
    const step = () => moveOn(api.services, club.chain, id);
    await step();
    expect(await look(club, id)).toMatchObject({ state: "RUNNING", progress: 200, memberCount: count, answer: null });
    // The next step waits for a lock while its worker is killed.
    const holder = await api.owner.connect();
    await holder.query("begin; lock table purchase in access exclusive mode");
    const killed = step().catch((error: Error) => error);
    await expect
      .poll(async () => {
        const { rowCount } = await api.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query ~ 'purchase'`);
        return rowCount;
      })
      .toBe(1);
    await holder.query("rollback");
    holder.release();
    expect(await killed).toBeInstanceOf(Error);
    expect(await look(club, id)).toMatchObject({ state: "RUNNING", progress: 200 });
    api.clock.now = api.clock.now.add({ seconds: 61 });
    await api.owner.query("delete from graphile_worker._private_jobs");
    await whatIfSchedule(api.services)[0]?.act();
    const { rows } = await api.owner.query("select payload from graphile_worker._private_jobs");
    expect(rows).toEqual([{ payload: { chainId: Number(club.chain.id), whatIfId: id } }]);
    // Concurrent workers do no work twice.
    await Promise.all([work(club, id), work(club, id), work(club, id)]);
    expect(await look(club, id)).toMatchObject({ state: "DONE", progress: count, answer: fullAnswer });
    await remove(id);
  });

  test("runs one replay at a time: the same question returns it, another is refused", async () => {
    const other = { ...twice, pointsPerKrona: 3 } as const;
    const [first, second] = await Promise.allSettled([ask(club, twice), ask(club, other)]);
    const acceptedRequests = [first, second].filter((each) => each.status === "fulfilled");
    expect(acceptedRequests).toHaveLength(1);
    expect(await codeOf(ask(club, first.status === "fulfilled" ? other : twice))).toBe("WHAT_IF_RUNNING");
    const { id } = (await api.call("listWhatIfs", {}, as(club)))[0] as { id: number };
    const same = first.status === "fulfilled" ? twice : other;
    expect((await Promise.all([ask(club, same), ask(club, same)])).map((each) => each.id)).toEqual([id, id]);
    await remove(id);
    expect(await moveOn(api.services, club.chain, id)).toBe(false);
    expect(await codeOf(look(club, id))).toBe("NOT_FOUND");
    expect((await ask(club, other)).state).toBe("RUNNING");
  });
});

test("the current rule and an unknown reward are refused at once", async () => {
  const [club, other] = [await makeClub(api), await makeClub(api)];
  const same = { question: "EARNING", pointsPerKrona: 1, monthValidation: 12 } as const;
  expect(await codeOf(ask(club, same))).toBe("INVALID_INPUT");
  expect(await codeOf(ask(club, { ...same, pointsPerKrona: 1.005 }))).toBe("INVALID_INPUT");
  const price = { question: "REWARD", couponId: other.couponId, pointsRequired: 50 } as const;
  expect(await codeOf(ask(club, price))).toBe("NOT_FOUND");
  // An empty club gets an answer of zeros.
  expect((await answered(club, twice)).answer).toMatchObject({ things: 0, members: 0, difference: 0 });
  const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", club.locationIds);
  expect((await api.ask("listWhatIfs", {}, { as: local.token, chain: club.chain.subdomain })).status).toBe(403);
});

test("without active points the current rule gives none, and a new club is replayed from its first day", async () => {
  const club = await makeClub(api, { pointsActive: false });
  const { memberId } = await makeMember(api, club);
  await openTill(api, club).visit(memberId, { amount: 100 }, randomUUID());
  const { now, from, answer } = await answered(club, { ...twice, pointsPerKrona: 1 });
  const { purchases } = await api.call("getToday", {}, as(club)).then(({ today }) => today);
  expect([purchases, now.value, answer?.earning?.now.given, answer?.earning?.next.given]).toEqual([1, 0, 0, 100]);
  expect(from).toBe(dateIn("Europe/Stockholm", api.clock.now).toString());
});

test("an answer is read again without a replay, and deleted after thirty days", async () => {
  const club = await makeClub(api);
  const { id, keptUntil } = await answered(club, twice);
  expect(keptUntil).toBe(api.clock.now.add({ hours: 720 }).toString());
  api.clock.now = api.clock.now.add({ hours: 719 });
  await forgetWhatIfs(api.services);
  await travel(api, club, api.clock.now);
  expect(await api.call("listWhatIfs", {}, as(club))).toMatchObject([{ id, state: "DONE" }]);
  await travel(api, club, api.clock.now.add({ hours: 2 }));
  await forgetWhatIfs(api.services);
  expect(await api.call("listWhatIfs", {}, as(club))).toEqual([]);
});
