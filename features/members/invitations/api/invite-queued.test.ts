import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { openQueuedTill, type QueuedTill } from "#features/till/register/api/queued-till.fixture.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";
import { stockholm, travel } from "#tests/engine/till.ts";

const api: TestApi = await startApi();
let club: Club;
let till: QueuedTill;
beforeAll(async () => {
  club = await makeClub(api);
  till = await openQueuedTill(api, club);
});

const visitedAt = stockholm("2026-11-16T18:00");
const receivedAt = stockholm("2026-11-18T09:12");

const storedPending = async (email: string) => {
  const { rows } = await api.owner.query(
    `select purchased_at as at, purchased_on::text as day, received_at as received, waits_through::text as until,
       valid_through::text as through
     from waiting_purchase where email = $1`,
    [email],
  );
  return rows;
};

test("a queued invitation stores its purchase at the time of the visit", async () => {
  await travel(api, club, receivedAt);
  const email = "vera@example.com";
  expect(await till.invite({ email, amount: 85, ...till.queued(visitedAt) })).toMatchObject({
    waitingPoints: 85,
    waitsThrough: "2026-12-16",
  });
  const [stored, ...others] = await storedPending(email);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ day: "2026-11-16", until: "2026-12-16", through: "2027-11-15" });
  expect([stored.at, stored.received].map((moment) => moment.getTime())).toEqual([
    visitedAt.epochMilliseconds,
    receivedAt.epochMilliseconds,
  ]);
});

test("a queued invitation is refused outside of the limits and from an unknown device", async () => {
  await travel(api, club, receivedAt);
  const invite = (body: object) => codeOf(till.invite({ email: "siv@example.com", amount: 85, ...body }));
  expect(await invite(till.queued(receivedAt.subtract({ hours: 24 * 7, seconds: 1 })))).toBe("VISIT_TOO_OLD");
  expect(await invite(till.queued(receivedAt.add({ seconds: 121 })))).toBe("VISIT_IN_FUTURE");
  const unknown = { queued: { visitedAt: visitedAt.toString(), device: "unknown" } };
  expect(await invite(unknown)).toBe("DEVICE_NOT_APPROVED");
  expect(await storedPending("siv@example.com")).toEqual([]);
});

test("an invitation sent again days later with its key gets the first answer, with or without the time", async () => {
  await travel(api, club, receivedAt);
  const key = randomUUID();
  const body = { email: "nils@example.com", amount: 40 };
  const first = await till.invite(body, key);
  await travel(api, club, receivedAt.add({ hours: 24 * 6 }));
  expect(await till.invite({ ...body, ...till.queued(receivedAt) }, key)).toEqual(first);
  expect(await storedPending(body.email)).toHaveLength(1);
});

test("a queued purchase that was pending keeps both times when its customer joins", async () => {
  await travel(api, club, receivedAt);
  const email = "bo@example.com";
  await till.invite({ email, amount: 60, ...till.queued(visitedAt) });
  const { token } = await linkTo(api, email);
  const password = "nyttord77";
  const agreed = { termsOfMembership: true, privacyPolicy: true };
  const body = { password, confirmPassword: password, firstName: "Bo", ...agreed };
  await api.call("confirmSignUp", { params: { id: token }, body }, { host: club.chain.subdomain });
  const { rows } = await api.owner.query("select id from member where email = $1", [email]);
  expect((await till.member(Number(rows[0].id))).visits).toMatchObject([
    { dateOfPurchase: visitedAt.toString(), receivedAt: receivedAt.toString(), earnedPoints: 60 },
  ]);
});
