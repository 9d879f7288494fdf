import { expect, test } from "vitest";
import { makeStaff } from "#tests/api/factories.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { aSendout } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const { api, by, act, many, move, started } = stage;

const askTwo = () => api.call("updateSendoutRules", { body: { quietHours: null, cap: null, approvalAbove: 1 } }, by());
const toApprove = async (as = by()) => (await api.call("getToday", {}, as)).sendoutsToApprove;
/** Returns the recipients of the letter about a pending sendout, which links to it. */
async function letters(id: number) {
  const { rows } = await api.owner.query(
    "select recipient from platform_message where kind = 'SENDOUT_WAITS' and text_body like $1 order by id",
    [`%/sendouts/${id}?club=${stage.club.chain.subdomain}%`],
  );
  return rows.map(({ recipient }) => recipient);
}

test("a pending approval is shown by e-mail and on Today to merchants who may approve, but not to the starter", async () => {
  await askTwo();
  const { email, ...second } = await stage.secondMerchant();
  await many(2);
  const id = await started();
  expect(await letters(id)).toEqual([email]);
  expect(await toApprove(second)).toMatchObject([{ id, startedBy: "Kim Berg" }]);
  expect(await toApprove()).toEqual([]);
  const local = await makeStaff(api, stage.club, "ROLE_LOCAL_MERCHANT", stage.club.locationIds);
  expect(await toApprove({ as: local.token, chain: stage.club.chain.subdomain })).toEqual([]);
  await act(id, "APPROVE", false, second);
  expect(await toApprove(second)).toEqual([]);
  expect(await letters(id)).toEqual([email]);
});

test("a sendout without approval notifies no merchant; a withdrawn one is not listed, and notifies again after an hour or a change", async () => {
  const { email, ...second } = await stage.secondMerchant();
  await many(2);
  expect(await letters(await started())).toEqual([]);
  await askTwo();
  const id = await started();
  await act(id, "DRAW_BACK");
  expect(await toApprove(second)).toEqual([]);
  await act(id, "START");
  expect(await toApprove(second)).toMatchObject([{ id }]);
  expect(await letters(id)).toEqual([email]);
  await act(id, "DRAW_BACK");
  api.clock.now = api.clock.now.add({ hours: 1 });
  await act(id, "START");
  expect(await letters(id)).toEqual([email, email]);
  await act(id, "DRAW_BACK");
  await api.call("updateSendout", { params: { id }, body: { ...aSendout, name: "Söndagens bullar" } }, by());
  await act(id, "START");
  expect(await letters(id)).toEqual([email, email, email]);
});

test("a sendout that grows beyond the limit after its start asks once for approval", async () => {
  await askTwo();
  const { email, ...second } = await stage.secondMerchant();
  await many(1);
  const id = await started();
  expect(await letters(id)).toEqual([]);
  await many(1);
  await move(id);
  await move(id);
  expect(await letters(id)).toEqual([email]);
  expect(await toApprove(second)).toMatchObject([{ id }]);
});
