import { expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { workFor } from "#tests/api/members/work.ts";
import { openTill } from "#tests/engine/till.ts";

test("a chain's staff invite a limited number of people a day, with separate limits for members, colleagues and each chain", async () => {
  const api = await startApi({ RATE_LIMITS: "invitationsPerChain=2" });
  const [club, other] = [await makeClub(api), await makeClub(api)];
  const member = (n: number, of = club) =>
    api.call(
      "inviteMember",
      { body: { email: `m${n}@example.com` } },
      { as: of.merchant.token, chain: of.chain.subdomain },
    );
  const colleague = {
    email: "kollega@example.com",
    role: "ROLE_CASHIER",
    pointsOfSaleIds: [club.locationIds[0]],
  } as const;
  const inviteColleague = () =>
    api.call(
      "inviteStaff",
      { body: { ...colleague, pointsOfSaleIds: [...colleague.pointsOfSaleIds] } },
      { as: club.merchant.token, chain: club.chain.subdomain },
    );
  await member(1);
  await member(2);
  expect(await codeOf(member(3))).toBe("TOO_MANY_REQUESTS");
  await inviteColleague();
  await member(4, other);
});

test("requests by strangers to an address do not use up the limits of the club's invitations", async () => {
  const api = await startApi();
  const club = await makeClub(api);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const email = "anna@example.com";
  const commercialChainSubdomain = club.chain.subdomain;
  const company = { firstName: "A", lastName: "B", companyNumber: "556016-0680", companyName: "Kaffe AB" };
  const signUp = () => api.call("signUpConsumer", { body: { email, commercialChainSubdomain } });
  const signUpMerchant = () => api.call("signUpMerchant", { body: { ...company, email, privacyPolicy: true } });
  const reset = (id: string) =>
    api.call("requestPasswordReset", {
      params: { id },
      body: { medium: "EMAIL", email, subdomain: commercialChainSubdomain },
    });
  for (let n = 0; n < 3; n++) {
    await signUp();
    await signUpMerchant();
    await reset(`begaran-${n}`);
  }
  for (const ask of [signUp, signUpMerchant, () => reset("begaran-3")]) {
    expect(await codeOf(ask())).toBe("TOO_MANY_REQUESTS");
  }
  await api.call("inviteMember", { body: { email } }, as);
  await api.call("inviteStaff", { body: { email, role: "ROLE_CASHIER", pointsOfSaleIds: [club.locationIds[0]] } }, as);
  await openTill(api, club).invite({ email: "anna@example.com", amount: 85 });
});

test("one club's invitations to an address do not use up another's limit", async () => {
  const api = await startApi();
  const [club, other] = [await makeClub(api), await makeClub(api)];
  const invite = (of: typeof club) => {
    const as = { as: of.merchant.token, chain: of.chain.subdomain };
    return api.call(
      "inviteStaff",
      {
        body: { email: "anna@example.com", role: "ROLE_CASHIER", pointsOfSaleIds: [of.locationIds[0]] },
      },
      as,
    );
  };
  const withdraw = (of: typeof club) => api.owner.query("delete from invitation where chain_id = $1", [of.chain.id]);
  for (let n = 0; n < 3; n++) {
    await invite(club);
    await withdraw(club);
  }
  expect(await codeOf(invite(club))).toBe("TOO_MANY_REQUESTS");
  expect(await invite(other)).toBeDefined();
});

test("requests without a session share a club's daily SMS limit, with a part for each purpose", async () => {
  const api = await startApi({ RATE_LIMITS: "publicSmsPerChain=8" });
  const club = await makeClub(api, { smsCredits: 1_000 });
  const reset = async (nth: number) =>
    api.call("requestPasswordReset", {
      params: { id: `begaran-${nth}` },
      body: {
        medium: "PHONE",
        phone: `+4670174060${nth}`,
        subdomain: club.chain.subdomain,
        proof: await workFor(api, "reset", club.chain.subdomain),
      },
    });
  await reset(1);
  await reset(2);
  expect(await codeOf(reset(3))).toBe("TOO_MANY_REQUESTS");
});
