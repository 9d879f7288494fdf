import type { Transaction } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { DB } from "#packages/server/db/types.ts";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { createMemory } from "./remembered.ts";

let api: TestApi;
let otherServer: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  otherServer = await startApi({}, undefined, Promise.resolve(api.connectionString));
  club = await makeClub(api);
});

const atHome = async (token: string) =>
  (await api.ask("getConsumerHome", {}, { as: token, host: club.chain.subdomain })).status;
const atTill = async (token: string) =>
  (await api.ask("findAtTill", { query: { q: "x" } }, { as: token, chain: club.chain.subdomain })).status;

const onOtherServer = (act: (trx: Transaction<DB>) => Promise<unknown>) =>
  otherServer.services.db.inChain(club.chain.id, act);

// The tests poll for much less than the half minute for which a session is cached.
describe("a cached session on this server", () => {
  test("of a member ends when another server ends it", async () => {
    const { memberId, token } = await makeMember(api, club);
    expect(await atHome(token)).toBe(200);
    await onOtherServer((trx) => trx.deleteFrom("member_session").where("member_id", "=", memberId).execute());
    await expect.poll(() => atHome(token)).toBe(401);
  });

  test("of a member ends when another server removes the member", async () => {
    const { memberId, token } = await makeMember(api, club);
    expect(await atHome(token)).toBe(200);
    const removed = { removed_at: api.clock.now };
    await onOtherServer((trx) => trx.updateTable("member").set(removed).where("id", "=", memberId).execute());
    await expect.poll(() => atHome(token)).toBe(401);
  });

  test("of a cashier ends when another server removes the grant", async () => {
    const { accountId, token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    expect(await atTill(token)).toBe(200);
    await onOtherServer(async (trx) => {
      await trx.deleteFrom("staff_location").where("account_id", "=", accountId).execute();
      await trx.deleteFrom("staff").where("account_id", "=", accountId).execute();
    });
    await expect.poll(() => atTill(token)).toBe(403);
  });
});

test("a session no longer works on this server once the sign-out has been answered", async () => {
  const { token } = await makeMember(api, club);
  expect(await atHome(token)).toBe(200);
  await api.call("logOut", {}, { as: token, host: club.chain.subdomain });
  expect(await atHome(token)).toBe(401);
});

test("a cached session is refused after its end time", async () => {
  const { token } = await makeMember(api, club);
  expect(await atHome(token)).toBe(200);
  const now = api.clock.now;
  api.clock.now = now.add({ hours: 24 * 181 });
  expect(await atHome(token)).toBe(401);
  api.clock.now = now;
});

describe("the session cache", () => {
  const endsAt = Temporal.Instant.from("2030-01-01T00:00:00Z");
  const now = Temporal.Instant.from("2026-01-01T00:00:00Z");
  const memory = (isHeard: () => boolean, atMost?: number) => {
    let hear = (_keys: readonly string[] | null) => {};
    const made = createMemory(
      {
        hear: (listener) => {
          hear = listener;
        },
        isHeard,
      },
      atMost,
    );
    let looks = 0;
    const recall = (look = async () => {}, id = 1) =>
      made.recall(`session of ${id}`, now, async () => {
        looks++;
        await look();
        return { actor: "someone", endsAt, keys: [`account:${id}`, "till-device:1/1"] };
      });
    return { recall, hear: (keys: readonly string[] | null) => hear(keys), looks: () => looks };
  };

  test.each([[["account:1"]], [["till-device:1/1"]], [null]])(
    "reads a session once, and again after %j has changed",
    async (keys) => {
      const { recall, hear, looks } = memory(() => true);
      await recall();
      await recall();
      expect(looks()).toBe(1);
      hear(keys);
      await recall();
      expect(looks()).toBe(2);
    },
  );

  test("keeps other sessions", async () => {
    const { recall, hear, looks } = memory(() => true);
    await recall(undefined, 1);
    await recall(undefined, 2);
    hear(["account:2", "chain:1", "member:1/1"]);
    await recall(undefined, 1);
    expect(looks()).toBe(2);
  });

  test("that is full drops the oldest session and still invalidates the others", async () => {
    const { recall, hear, looks } = memory(() => true, 2);
    for (const id of [1, 2, 3, 2, 3]) await recall(undefined, id);
    expect(looks()).toBe(3);
    await recall(undefined, 1);
    expect(looks()).toBe(4);
    hear(["account:1", "account:2"]);
    await recall(undefined, 3);
    expect(looks()).toBe(4);
    await recall(undefined, 1);
    expect(looks()).toBe(5);
  });

  test("stores nothing while the server receives no change notices", async () => {
    const { recall, looks } = memory(() => false);
    await recall();
    await recall();
    expect(looks()).toBe(2);
  });

  test("does not store a session that changed while it was read, but stores it if others changed", async () => {
    const { recall, hear, looks } = memory(() => true);
    await recall(async () => hear(["account:1"]));
    await recall(async () => hear(["account:2"]));
    await recall();
    expect(looks()).toBe(2);
  });
});
