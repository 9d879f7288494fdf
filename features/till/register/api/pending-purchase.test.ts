import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { pendingPurchaseSchedule } from "#features/till/purchases/api/forget-pending-purchases.ts";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, type Refused, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { type OpenTill, openTill, stockholm, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  till = openTill(api, club);
});
const someone = () => `${randomUUID()}@example.com`;

/** Joins by a link's token and returns the till's view of the new member. */
async function join(token: string, address: string) {
  const password = "kanelbulle7";
  const agreed = { termsOfMembership: true, privacyPolicy: true };
  const body = { password, confirmPassword: password, ...agreed };
  await api.call("confirmSignUp", { params: { id: token }, body }, { host: club.chain.subdomain });
  const { rows } = await api.owner.query("select id from member where $1 in (email, phone)", [address]);
  return till.member(Number(rows[0].id));
}
const joinBy = async (email: string) => join((await linkTo(api, email)).token, email);

/** Sends a new link to the address and joins by it, after a reset of the rate limit. */
async function invitedAgain(email: string) {
  await api.owner.query("delete from rate_limit");
  await till.invite({ email });
  return joinBy(email);
}

describe("a purchase made before joining", () => {
  test("earns points from the day of the purchase, by the points rule of that day", async () => {
    const email = someone();
    const now = api.clock.now;
    const rule = (rate: number, months: number) =>
      api.owner.query(
        "update club_points set points_per_krona_hundredths = $2, month_validation = $3 where chain_id = $1",
        [club.chain.id, rate, months],
      );
    expect(await till.invite({ email, amount: 120 })).toMatchObject({ waitingPoints: 120, link: null });
    await rule(1000, 1);
    await travel(api, club, now.add({ hours: 5 * 24 }));
    const member = await joinBy(email);
    expect(member).toMatchObject({ clubPoints: 120, visits: [{ totalAmount: 120, undoableUntil: null }] });
    const { rows } = await api.owner.query(
      `select earned_on::text as earned, valid_through::text as through from point_lot
         join member on member.chain_id = point_lot.chain_id and member.id = member_id
       where member.chain_id = $2 and membership_number = $1`,
      [member.membershipId, club.chain.id],
    );
    expect(rows).toEqual([{ earned: "2026-11-21", through: "2027-11-20" }]);
    expect(await till.bringBack(member.visits[0]?.id as number, 20)).toMatchObject({
      takenPoints: 20,
      clubPoints: 100,
    });
    await rule(100, 12);
    await travel(api, club, now);
  });

  test("is pending for thirty days and gone on the next day", async () => {
    const [soon, late] = [someone(), someone()];
    const now = api.clock.now;
    const { waitsThrough } = await till.invite({ email: soon, amount: 50 });
    await till.invite({ email: late, amount: 50 });
    expect(waitsThrough).toBe("2026-12-21");
    await travel(api, club, stockholm("2026-12-21T23:59:59"));
    expect(await invitedAgain(soon)).toMatchObject({ clubPoints: 50 });
    await travel(api, club, stockholm("2026-12-22T00:00:00"));
    expect(await invitedAgain(late)).toMatchObject({ clubPoints: 0, visits: [] });
    await travel(api, club, now);
  });

  test("can be claimed by a code on the screen without SMS credits, and the code makes the phone’s owner a member", async () => {
    const phone = "+46701740605";
    const balance = await api.owner.query("select available from sms_account where chain_id = $1", [club.chain.id]);
    const set = (available: number) =>
      api.owner.query("update sms_account set available = $2 where chain_id = $1", [club.chain.id, available]);
    await set(0);
    const invited = await till.invite({ phone, amount: 75 });
    await set(balance.rows[0].available);
    expect(invited).toMatchObject({ sent: "CODE", waitingPoints: 75 });
    const token = new URL(invited.link as string).pathname.split("/").at(-1) as string;
    expect(await join(token, phone)).toMatchObject({ phone, clubPoints: 75 });
  });

  test("is listed while pending, and a customer joins without it after a withdrawal", async () => {
    const [email, gone] = [someone(), someone()];
    const card = await makeStampCard(api, club);
    const stamps = [{ stampcardId: card.id, stamps: 2 }];
    const { waitingPurchaseId } = await till.invite({ email, amount: 99.5, stamps });
    const [row] = (await till.waiting()).rows;
    expect(row).toEqual({
      id: waitingPurchaseId,
      email,
      phone: null,
      pointOfSale: { id: club.locationIds[0], name: expect.any(String) },
      cashier: expect.any(String),
      dateOfPurchase: api.clock.now.toString(),
      totalAmount: 99.5,
      points: 99,
      stamps: 2,
      waitsThrough: "2026-12-21",
    });
    const other = await till.invite({ email: gone, stamps });
    expect((await till.waiting()).rows[0]).toMatchObject({ totalAmount: null, points: 0 });
    await till.withdrawPending(other.waitingPurchaseId as number);
    expect(await joinBy(gone)).toMatchObject({ clubPoints: 0, visits: [] });
    expect(await codeOf(till.withdrawPending(other.waitingPurchaseId as number))).toBe("NOT_FOUND");
    await joinBy(email);
    expect(await codeOf(till.withdrawPending(waitingPurchaseId as number))).toBe("NOT_FOUND");
    expect((await till.waiting()).rows.map(({ id }) => id)).not.toContain(waitingPurchaseId);
  });

  test("is visible to staff of its own point of sale only, and leaves the list after its last day", async () => {
    const now = api.clock.now;
    const { waitingPurchaseId: id } = await till.invite({ email: someone(), amount: 50 });
    const elsewhere = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    const otherTill = openTill(api, club, elsewhere.token);
    expect(await otherTill.waiting()).toEqual({ rows: [], nextCursor: null, total: 0 });
    expect(await codeOf(otherTill.withdrawPending(id as number))).toBe("OTHER_LOCATION");
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await travel(api, club, stockholm("2026-12-21T23:59:59"));
    expect((await till.waiting()).rows.map((row) => row.id)).toContain(id);
    await travel(api, club, stockholm("2026-12-22T00:00:00"));
    expect((await till.waiting()).rows.map((row) => row.id)).not.toContain(id);
    await travel(api, club, now);
    await openTill(api, club, cashier.token).withdrawPending(id as number);
    expect((await till.waiting()).rows.map((row) => row.id)).not.toContain(id);
  });

  test("is deleted after its last day has ended in every time zone", async () => {
    const now = api.clock.now;
    const { waitingPurchaseId: id } = await till.invite({ email: someone(), amount: 50 });
    const [forget] = pendingPurchaseSchedule(api.services);
    const isKept = async (at: string) => {
      api.clock.now = Temporal.Instant.from(at);
      await forget?.act();
      return (await api.owner.query("select from waiting_purchase where id = $1", [id])).rowCount === 1;
    };
    expect([await isKept("2026-12-21T23:59:00Z"), await isKept("2026-12-23T04:07:00Z")]).toEqual([true, false]);
    api.clock.now = now;
  });

  test.each([
    ["the claim first", ["50 points", "NOT_FOUND"]],
    ["the taking back first", ["taken back", "0 points"]],
  ])("is either withdrawn or claimed when both happen at once, with %s", async (first, answers) => {
    const email = someone();
    const { waitingPurchaseId: id } = await till.invite({ email, amount: 50 });
    const { token } = await linkTo(api, email);
    const claim = () => join(token, email).then(({ clubPoints }) => `${clubPoints} points`);
    const withdraw = () =>
      till.withdrawPending(id as number).then(
        () => "taken back",
        (error: Refused) => error.problem.code,
      );
    const both = first === "the claim first" ? [claim, withdraw] : [withdraw, claim];
    const lock = `select from waiting_purchase where chain_id = ${club.chain.id} and id = ${id} for update`;
    expect(await heldUp(api, lock, both)).toEqual(answers);
  });

  test("is refused for an existing member", async () => {
    const { email } = await makeMember(api, club);
    expect(await codeOf(till.invite({ email, amount: 50 }))).toBe("ALREADY_MEMBER");
    const { rows } = await api.owner.query("select from waiting_purchase where email = $1", [email]);
    expect(rows).toEqual([]);
  });
});
