import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { aCampaign, makeCampaign } from "#tests/api/offers.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const welcome = { welcomeOffer: true, visibilityMonths: 1, endDate: null };
const as = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
const make = (club: Club, fields: Parameters<typeof makeCampaign>[2] = {}, status: "NEW" | "ACTIVE" = "ACTIVE") =>
  makeCampaign(api, club, { ...welcome, ...fields }, status);
const setStatus = (club: Club, id: number, publishStatus: "ACTIVE" | "STOPPED") =>
  api.ask("setCampaignStatus", { params: { id }, body: { publishStatus } }, as(club));
const statusesOf = async (club: Club) =>
  (
    await api.owner.query("select publish_status as status from campaign where chain_id = $1 order by id", [
      club.chain.id,
    ])
  ).rows.map(({ status }) => status);
const endYesterday = (id: number) =>
  api.owner.query("update campaign set end_date = date '2026-11-20' where id = $1", [id]);

describe("the welcome offer", () => {
  test("blocks the activation of another one until it is stopped", async () => {
    const club = await makeClub(api);
    const [first, second] = [await make(club), await make(club, {}, "NEW")];
    expect((await setStatus(club, second.id, "ACTIVE")).body).toMatchObject({ code: "WELCOME_OFFER_EXISTS" });
    await makeCampaign(api, club);
    await setStatus(club, first.id, "STOPPED");
    expect((await setStatus(club, second.id, "ACTIVE")).status).toBe(200);
    expect((await setStatus(club, first.id, "ACTIVE")).body).toMatchObject({ code: "WELCOME_OFFER_EXISTS" });
    expect(await statusesOf(club)).toEqual(["STOPPED", "ACTIVE", "ACTIVE"]);
  });

  test("is set to COMPLETED after its end, when the next one starts", async () => {
    const club = await makeClub(api);
    const [ended, next] = [await make(club), await make(club, {}, "NEW")];
    await endYesterday(ended.id);
    expect((await setStatus(club, next.id, "ACTIVE")).status).toBe(200);
    expect(await statusesOf(club)).toEqual(["COMPLETED", "ACTIVE"]);
    const { rows } = await api.owner.query(
      "select detail from audit_entry where chain_id = $1 and subject = $2 order by id desc limit 1",
      [club.chain.id, `campaign ${ended.id}`],
    );
    expect(rows).toEqual([{ detail: { from: "ACTIVE", to: "COMPLETED", next: next.id } }]);
  });

  test.each([
    ["with none before it", false],
    ["with an ended one before it", true],
  ])("is activated by only one of two concurrent requests, %s", async (_, hasEnded) => {
    const club = await makeClub(api);
    const ended = hasEnded ? await make(club) : null;
    if (ended) await endYesterday(ended.id);
    const ids = [(await make(club, {}, "NEW")).id, (await make(club, {}, "NEW")).id];
    // Both requests have passed the check for another offer before either writes.
    const lock = ended
      ? `select from campaign where chain_id = ${club.chain.id} and id = ${ended.id} for update`
      : `select from campaign where chain_id = ${club.chain.id} and id in (${ids}) for key share; lock table audit_entry in exclusive mode`;
    const answers = await heldUp(
      api,
      lock,
      ids.map((id) => () => setStatus(club, id, "ACTIVE")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "WELCOME_OFFER_EXISTS" });
    expect((await statusesOf(club)).sort()).toEqual(hasEnded ? ["ACTIVE", "COMPLETED", "NEW"] : ["ACTIVE", "NEW"]);
  });

  test("can be flagged in a draft only", async () => {
    const club = await makeClub(api);
    const { id } = await make(club, {}, "NEW");
    const update = (fields: object) =>
      api.call("updateCampaign", { params: { id }, body: aCampaign("Välkommen", fields) }, as(club));
    expect(await update({})).toMatchObject({ welcomeOffer: false, visibilityMonths: null });
    expect(await update(welcome)).toMatchObject({ welcomeOffer: true, visibilityMonths: 1 });
    await setStatus(club, id, "ACTIVE");
    expect(await fieldCodesOf(update({}))).toEqual({ welcomeOffer: "STATUS_NOT_ALLOWED" });
    expect(await update({ ...welcome, visibilityMonths: 6 })).toMatchObject({ visibilityMonths: 6 });
    const other = await makeCampaign(api, club);
    const flag = { params: { id: other.id }, body: aCampaign("Annan", welcome) };
    expect(await fieldCodesOf(api.call("updateCampaign", flag, as(club)))).toEqual({
      welcomeOffer: "STATUS_NOT_ALLOWED",
    });
  });
});
