import { beforeEach, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";
import { makeCampaign } from "#tests/api/offers.ts";

const api = await startApi();
let club: Club;
let people = 0;

beforeEach(async () => {
  api.clock.now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  club = await makeClub(api);
});

const welcome = { welcomeOffer: true, visibilityMonths: 1, startDate: "2026-11-01", endDate: null };

/** Registers a new member and returns the member's welcome offers. */
async function register() {
  const email = `newcomer${++people}@example.com`;
  const host = { host: club.chain.subdomain, source: `10.2.0.${people}` };
  await api.call("signUpConsumer", { body: { email, commercialChainSubdomain: club.chain.subdomain } }, host);
  const { token } = await linkTo(api, email);
  const body = {
    password: "kanelbulle7",
    confirmPassword: "kanelbulle7",
    termsOfMembership: true,
    privacyPolicy: true,
  };
  await api.call("confirmSignUp", { params: { id: token }, body }, host);
  const { rows } = await api.owner.query(
    `select campaign_id::float8 as campaign, through::text, used_purchase_id as used from member_welcome_offer welcome
       join member on (member.chain_id, member.id) = (welcome.chain_id, welcome.member_id) where email = $1`,
    [email],
  );
  return rows;
}

test("a new member gets the current welcome offer, valid for its months to the day before the same date", async () => {
  const { id } = await makeCampaign(api, club, welcome);
  expect(await register()).toEqual([{ campaign: id, through: "2026-12-20", used: null }]);
});

test("a welcome offer given on the last day of a month ends before the end of a shorter month", async () => {
  await makeCampaign(api, club, { ...welcome, visibilityMonths: 3 });
  // In Stockholm it is already 30 November, in UTC still 29 November.
  api.clock.now = Temporal.Instant.from("2026-11-29T23:30:00Z");
  expect(await register()).toMatchObject([{ through: "2027-02-27" }]);
});

test("a later welcome offer is only for members who join later", async () => {
  const first = await makeCampaign(api, club, { ...welcome, endDate: "2026-11-21" });
  expect(await register()).toMatchObject([{ campaign: first.id }]);
  api.clock.now = Temporal.Instant.from("2026-11-22T12:00:00Z");
  expect(await register()).toEqual([]);
  const next = await makeCampaign(api, club, welcome);
  expect(await register()).toMatchObject([{ campaign: next.id }]);
});

test("a new member gets no welcome offer that has not started or is stopped, and no ordinary campaign as one", async () => {
  expect(await register()).toEqual([]);
  await makeCampaign(api, club, { ...welcome, startDate: "2026-11-22" }, "STOPPED");
  await makeCampaign(api, club, { ...welcome, startDate: "2026-11-22" });
  await makeCampaign(api, club);
  expect(await register()).toEqual([]);
});
