import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { type OpenTill, openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api, { sandbox: true });
  till = openTill(api, club);
});

const move = (moveTo: string) =>
  api.call("moveChainClock", { body: { moveTo } }, { as: club.merchant.token, chain: club.chain.subdomain });

async function visited() {
  const { memberId } = await makeMember(api, club);
  await till.visit(memberId, { amount: 200 });
  const { purchaseId } = await till.visit(memberId, { amount: 10 });
  const reward = await till.visit(memberId, { couponIds: [club.couponId] });
  return { memberId, purchaseId, redemptionId: reward.redemptions[0]?.redemptionId as number };
}

test("purchases and redemptions can be undone for fifteen minutes by the club’s clock, also in a sandbox", async () => {
  await move("2027-01-01");
  const soon = await visited();
  expect((await till.member(soon.memberId)).visits[0]).toMatchObject({ undoableUntil: "2027-01-01T12:15:00Z" });
  await till.undo(soon.purchaseId);
  await till.cancel(soon.redemptionId);
  const late = await visited();
  await move("2027-01-02");
  expect((await till.member(late.memberId)).visits[0]).toMatchObject({ undoableUntil: null });
  expect(await codeOf(till.undo(late.purchaseId))).toBe("TOO_LATE_TO_UNDO");
  expect(await codeOf(till.cancel(late.redemptionId))).toBe("TOO_LATE_TO_UNDO");
});
