import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Farewell } from "#packages/contract/live.ts";
import { buy, type Club, makeCashierByPin, makeClub, makeMember, makeStaff } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";
import { openMerges } from "../members/merges.ts";
import { type Listener, listenAt } from "./listener.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

let api: TestApi;
let other: TestApi;
let club: Club;
let ports: [number, number];
const open: Listener[] = [];

const portOf = async (of: TestApi) => Number(new URL(await of.app.listen({ host: "127.0.0.1", port: 0 })).port);
beforeAll(async () => {
  const limits = { LIVE_PAGES_PER_SOURCE: "12" };
  api = await startApi(limits);
  other = await startApi(limits, undefined, Promise.resolve(api.connectionString));
  ports = [await portOf(api), await portOf(other)];
  club = await makeClub(api);
});
afterEach(() => {
  for (const listener of open.splice(0)) listener.leave();
});

async function listen(asking: Parameters<typeof listenAt>[0]): Promise<Listener> {
  const listener = await listenAt(asking);
  open.push(listener);
  if (listener.status === 200) await listener.next("open");
  return listener;
}
const phone = ({ token }: { token: string }, port = ports[0], of = club) =>
  listen({ port, path: "/consumer/live", token, club: of.chain.subdomain });
const till = (token: string, member?: string, port = ports[0]) =>
  listen({
    port,
    token,
    club: club.chain.subdomain,
    staff: true,
    path: `/till/live${member ? `?member=${member}` : ""}`,
  });
const asMerchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });

describe("a member's open page", () => {
  test("receives what the till confirms, from the same server and from another", async () => {
    const member = await makeMember(api, club);
    const [here, there] = [await phone(member), await phone(member, ports[1])];
    await buy(api, club, member.memberId, 100);
    expect(await here.next("wake")).toEqual({ whose: "member", within: 0 });
    expect(await there.next("wake")).toEqual({ whose: "member", within: 0 });
  });

  test("has headers that prevent caching and buffering on the way", async () => {
    const { status, headers } = await phone(await makeMember(api, club));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("receives nothing of another member or another club", async () => {
    const [one, another] = [await makeMember(api, club), await makeMember(api, club)];
    const strange = await makeClub(api);
    const stranger = await makeMember(api, strange);
    const quiet = [await phone(another), await phone(stranger, ports[1], strange)];
    const heard = await phone(one);
    await buy(api, club, one.memberId, 100);
    await heard.next("wake");
    // The listeners' own event comes later, and must be the first that they receive.
    await buy(api, club, another.memberId, 1);
    await buy(api, strange, stranger.memberId, 1);
    for (const listener of quiet) {
      await listener.next("wake");
      expect(listener.told.map(({ event }) => event)).toEqual(["open", "wake"]);
    }
  });

  test("receives an event at once when it connects shortly after a change", async () => {
    const member = await makeMember(api, club);
    await phone(member);
    await buy(api, club, member.memberId, 100);
    expect(await (await phone(member)).next("wake")).toEqual({ whose: "member", within: 0 });
  });

  test("receives a change of the club’s offers, each page at its own moment", async () => {
    const pages = await Promise.all(
      Array.from({ length: 3 }, async () => phone(await makeMember(api, club), ports[1])),
    );
    await api.services.db.inChain(club.chain.id, (trx) =>
      trx.updateTable("coupon").set({ name: "Kanelbulle" }).where("id", "=", club.couponId).execute(),
    );
    for (const page of pages) {
      const { whose, within } = await page.next("wake");
      expect({ whose, spread: within > 0 }).toEqual({ whose: "club", spread: true });
    }
  });
});

test("the suspension of a club sends a live event to the pages of its members and tills on each server", async () => {
  const suspended = await makeClub(api);
  const member = await makeMember(api, suspended);
  const [here, there] = [await phone(member, ports[0], suspended), await phone(member, ports[1], suspended)];
  const strange = await phone(await makeMember(api, club));
  await api.services.db.platform
    .updateTable("chain")
    .set({ suspended_from: Temporal.PlainDate.from("2026-01-01") })
    .where("id", "=", suspended.chain.id)
    .execute();
  for (const page of [here, there]) expect((await page.next("wake")).whose).toBe("club");
  expect(strange.told.map(({ event }) => event)).toEqual(["open"]);
});

describe("a live stream", () => {
  const ends = (why: Farewell, act: (member: Member) => Promise<unknown>) => async () => {
    const member = await makeMember(api, club);
    const [here, there] = [await phone(member), await phone(member, ports[1])];
    await act(member);
    for (const page of [here, there]) {
      expect(await page.next("bye")).toMatchObject({ why });
      await page.ended;
    }
  };
  const asMember = ({ token }: Member) => ({ as: token, host: club.chain.subdomain });

  test(
    "ends when the session ends",
    ends("ended", (member) => api.call("logOut", {}, asMember(member))),
  );
  test(
    "ends when the member is removed",
    ends("ended", ({ memberId }) => api.call("removeMember", { params: { id: memberId } }, asMerchant())),
  );
  test(
    "ends when the membership is merged into another",
    ends("ended", async (member) => openMerges(api, club).merge(await makeMember(api, club), member)),
  );

  test("ends for one session only, and the member’s other phone stays connected", async () => {
    const member = await makeMember(api, club);
    const { token } = await api.services.db.inChain(club.chain.id, async (trx) => {
      const { openMemberSession } = await import("#features/access/sessions/api/sessions.ts");
      return openMemberSession(trx, club.chain.id, member.memberId, { now: api.clock.now, userAgent: "other" });
    });
    const [ending, going] = [await phone(member), await phone({ token })];
    await api.call("logOut", {}, asMember(member));
    await ending.ended;
    await buy(api, club, member.memberId, 1);
    await going.next("wake");
    expect(going.told.some(({ event }) => event === "bye")).toBe(false);
  });

  test("ends for a cashier when the till device is revoked or the grant is removed", async () => {
    const byPin = await makeCashierByPin(api, club);
    const atDevice = await till(byPin.token, undefined, ports[1]);
    await api.call("revokeTillDevice", { params: { id: byPin.device.deviceId } }, asMerchant());
    expect(await atDevice.next("bye")).toMatchObject({ why: "ended" });
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const page = await till(cashier.token);
    await api.call("removeStaff", { params: { id: cashier.accountId }, query: {} }, asMerchant());
    expect(await page.next("bye")).toMatchObject({ why: "ended" });
  });

  test("ends for the oldest of a session’s pages when there are too many, and continues for the newest", async () => {
    const member = await makeMember(api, club);
    const pages: Listener[] = [];
    for (let count = 0; count < 7; count++) pages.push(await phone(member));
    expect(await pages[0]?.next("bye")).toMatchObject({ why: "crowded" });
    await buy(api, club, member.memberId, 1);
    await pages.at(-1)?.next("wake");
  });

  test("is refused with 429 when its address has too many open streams", async () => {
    for (let count = 0; count < 3; count++) {
      const member = await makeMember(api, club);
      for (let page = 0; page < 4; page++) await phone(member, ports[1]);
    }
    expect((await phone(await makeMember(api, club), ports[1])).status).toBe(429);
  });

  test("ends when its server stops, without delaying the stop", async () => {
    const third = await startApi({}, undefined, Promise.resolve(api.connectionString));
    const page = await phone(await makeMember(api, club), await portOf(third));
    await third.app.close();
    expect(await page.next("bye")).toMatchObject({ why: "again" });
    await page.ended;
  });
});

describe("a till", () => {
  test("receives purchases of the member it has open, at any till, and of no other member", async () => {
    const [one, another] = [await makeMember(api, club), await makeMember(api, club)];
    const page = await till(club.merchant.token, one.membershipNumber, ports[1]);
    await buy(api, club, another.memberId, 1);
    await buy(api, club, one.memberId, 1);
    // A change of the club by an earlier test may still arrive here.
    let wake = await page.next("wake");
    while (wake.whose === "club") wake = await page.next("wake");
    expect(wake).toEqual({ whose: "member", within: 0 });
    const ofMembers = page.told.filter(({ event, data }) => event === "wake" && data.whose === "member");
    expect(ofMembers).toHaveLength(1);
  });

  test("gets the same response for existing and unknown numbers", async () => {
    for (const number of ["000000000000", "nobody"]) {
      expect((await till(club.merchant.token, number)).status).toBe(200);
    }
  });

  test("that only receives events does not extend its session", async () => {
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const lasts = () =>
      api.owner.query("select expires_at, last_used_at from staff_session where account_id = $1", [cashier.accountId]);
    const before = (await lasts()).rows;
    const at = api.clock.now;
    api.clock.now = at.add({ hours: 2 });
    expect((await till(cashier.token)).status).toBe(200);
    api.clock.now = at;
    expect((await lasts()).rows).toEqual(before);
  });
});
