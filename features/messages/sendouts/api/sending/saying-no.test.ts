import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { makeUnsubscribeId } from "#features/members/consents/domain/unsubscribing.ts";
import type { Messaging } from "#packages/server/messaging/open-messaging.ts";
import { countSessions } from "#tests/api/held-up.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const { api, by, agreeing, many, move, started, statesOf, violations } = stage;
type Medium = "SMS" | "EMAIL";
type Member = Awaited<ReturnType<typeof agreeing>>;

/** Returns senders that handle each message with the given function. */
function waysOut(take: (address: string) => Promise<void>): Messaging {
  const letter = () => async (recipient: { to: string }) => {
    await take(recipient.to);
    return { status: "SENT" as const };
  };
  const send = async ({ to }: { to: string }) => {
    await take(to);
    return "x";
  };
  return { mail: null, bulkMail: { letter, close: async () => {} }, sms: { send } };
}

const mediaOf = (medium: Medium) => (medium === "SMS" ? {} : { media: ["EMAIL"], email: anEmail });

async function unsubscribe({ memberId }: Member, medium: Medium) {
  const { rows } = await api.services.db.inChain(stage.club.chain.id, (trx) =>
    sql<{ secret: Buffer }>`select unsubscribe_secret(${memberId}::bigint, ${medium}) as secret`.execute(trx),
  );
  const id = makeUnsubscribeId({ channel: medium, secret: rows[0]?.secret as Buffer });
  const call = { params: { id }, query: {} };
  const at = { host: stage.club.chain.subdomain };
  await (medium === "SMS" ? api.call("unsubscribeSms", call, at) : api.call("unsubscribeEmail", call, at));
}

const ways = {
  unsubscribes: unsubscribe,
  "is taken out of the list by staff": async ({ memberId }: Member, medium: Medium) => {
    const body = medium === "SMS" ? { phoneNotification: false } : { emailNotification: false };
    await api.call("updateMember", { params: { id: memberId }, body }, by());
  },
  "is erased": async ({ memberId }: Member) => {
    await api.call("removeMember", { params: { id: memberId } }, by());
  },
  "is merged into another": async ({ memberId }: Member) => {
    const survivor = await agreeing({ phone_notification: false, email_notification: false });
    const body = { otherId: memberId, taken: [] };
    await api.call("mergeMembers", { params: { id: survivor.memberId }, body }, by());
  },
};

describe.each<Medium>(["SMS", "EMAIL"])("a sendout by %s", (medium) => {
  test.each(Object.entries(ways))(
    "delays the answer for a member who %s during sending until the message is sent",
    async (_, sayNo) => {
      const member = await agreeing();
      const id = await started(mediaOf(medium));
      const begun = Promise.withResolvers<void>();
      const taken = Promise.withResolvers<void>();
      const order: string[] = [];
      const out = waysOut(async () => {
        begun.resolve();
        await taken.promise;
        order.push("handed over");
      });
      const moved = move(id, out);
      await begun.promise;
      const no = sayNo(member, medium).then(() => order.push("no"));
      await expect.poll(() => countSessions(api, "wait_event = 'PgSleep'")).toBeGreaterThan(0);
      expect(order).toEqual([]);
      taken.resolve();
      await Promise.all([moved, no]);
      expect(order).toEqual(["handed over", "no"]);
      expect(await violations()).toEqual([]);
    },
  );

  test("leaves out a member whose refusal is uncommitted when the batch is claimed, and sends nothing afterwards", async () => {
    const member = await agreeing();
    const id = await started(mediaOf(medium));
    const reached: string[] = [];
    const out = waysOut(async (address) => void reached.push(address));
    const saying = await api.owner.connect();
    try {
      const no = `update member set phone_notification = false, email_notification = false
        where chain_id = $1 and id = $2`;
      await saying.query("begin");
      await saying.query(no, [stage.club.chain.id, member.memberId]);
      await move(id, out);
      expect(await statesOf(id)).toEqual([`${medium} WAITING 1`]);
      await saying.query("commit");
    } finally {
      saying.release(true);
    }
    await move(id, out);
    expect(reached).toEqual([]);
    expect(await statesOf(id)).toEqual([`${medium} SKIPPED NO_CONSENT 1`]);
  });

  test("sends no message after a refusal, with many refusals and two concurrent workers", async () => {
    const members = await many(30);
    const id = await started(mediaOf(medium));
    const column = medium === "SMS" ? "phone" : "email";
    const { rows } = await api.owner.query(`select id, ${column} as address from member where chain_id = $1`, [
      stage.club.chain.id,
    ]);
    const addressOf = new Map(rows.map((row) => [Number(row.id), row.address]));
    const saidNo = new Set<string>();
    const written: string[] = [];
    const tooLate: string[] = [];
    const out = waysOut(async (address) => {
      written.push(address);
      if (saidNo.has(address)) tooLate.push(address);
      await new Promise(setImmediate);
      if (saidNo.has(address)) tooLate.push(address);
    });
    const sayNo = async (member: Member) => {
      await ways["is taken out of the list by staff"](member, medium);
      saidNo.add(addressOf.get(member.memberId));
    };
    await Promise.all([...members.slice(0, 15).map(sayNo), move(id, out), move(id, out)]);
    await move(id, out);
    expect(tooLate).toEqual([]);
    expect(new Set(written).size).toBe(written.length);
    expect((await statesOf(id)).join()).not.toMatch(/WAITING|CLAIMED/);
    expect(await violations()).toEqual([]);
  });
});
